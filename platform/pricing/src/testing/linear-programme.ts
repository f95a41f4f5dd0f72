import loadHighs from 'highs';

/** The answer of `greatestWorstCase`. */
export interface WorstCase {
  /** Shares of the columns; they sum to 1. */
  readonly weights: readonly number[];
  /** The least that these shares return over all rows, added up again from the columns. */
  readonly worst: number;
  /** No shares can do better: under the probabilities of rows found by the dual, no column returns more. */
  readonly limit: number;
}

/** HiGHS, compiled to WebAssembly: loaded once. */
const solver = loadHighs();

/**
 * Divides one unit over `columns` so that the least total return over all rows is greatest. `columns[j][i]` is what
 * one unit on j returns in row i. The results do not depend on the solver's tolerances.
 * @throws Error when it finds no optimum.
 */
export async function greatestWorstCase(columns: readonly Float64Array[]): Promise<WorstCase> {
  const highs = await solver;
  const count = columns.length;
  const rows = columns[0]?.length ?? 0;
  if (rows === 0) throw new Error('There is nothing to divide over: no column, or no row.');
  const { infinity } = highs;

  // Minimise -t where, in each row, the returns less t are at least 0 and the weights sum to 1.
  const starts = [0];
  const indices: number[] = [];
  const values: number[] = [];
  const close = () => starts.push(indices.length);
  for (const column of columns) {
    column.forEach((value, row) => {
      if (value === 0) return;
      indices.push(row);
      values.push(value);
    });
    indices.push(rows);
    values.push(1);
    close();
  }
  for (let row = 0; row < rows; row++) {
    indices.push(row);
    values.push(-1);
  }
  close();

  return highs.withModel(
    {
      numCols: count + 1,
      numRows: rows + 1,
      colCost: [...new Array<number>(count).fill(0), -1],
      colLower: [...new Array<number>(count).fill(0), -infinity],
      colUpper: new Array<number>(count + 1).fill(infinity),
      rowLower: [...new Array<number>(rows).fill(0), 1],
      rowUpper: [...new Array<number>(rows).fill(infinity), 1],
      matrix: { format: 'csc', numRows: rows + 1, numCols: count + 1, starts, indices, values },
    },
    model => {
      model.options.set({ output_flag: false });
      model.run();
      if (model.getModelStatus() !== highs.constants.modelStatus.optimal)
        throw new Error(`The linear programme has no optimum: status ${model.getModelStatus()}.`);
      const { colValue, rowDual } = model.getSolution();
      const weights = shares(colValue.subarray(0, count));
      const chances = shares(rowDual.subarray(0, rows));
      const returned = (row: number) =>
        columns.reduce((sum, column, at) => sum + weights[at]! * column[row]!, 0);
      const expected = (column: Float64Array) =>
        column.reduce((sum, value, row) => sum + value * chances[row]!, 0);
      return {
        weights,
        worst: Math.min(...chances.map((_, row) => returned(row))),
        limit: Math.max(...columns.map(expected)),
      };
    },
  );
}

/** Without the tiny negative values of the solver, and summing to exactly 1. */
function shares(values: Float64Array): number[] {
  const positive = Array.from(values, value => Math.max(0, value));
  const sum = positive.reduce((all, value) => all + value, 0);
  return positive.map(value => value / sum);
}
