import { mixed, object, ValidationError } from 'yup';

/** One check of a field and the message that says what is wrong when it fails. */
export type Check<Value, Values, Id extends string> = readonly [
  check: (value: Value, all: Values) => boolean,
  id: Id,
];

/** The checks of each field that is judged, in the order of the form. */
export type Checks<Values, Id extends string> = {
  readonly [Name in keyof Values]?: readonly Check<Values[Name], Values, Id>[];
};

/** The first problem of each field, as message ids. */
export type Problems<Values, Id extends string> = { readonly [Name in keyof Values]?: Id };

/** The rules of a form, or of one step of it. */
export interface Rules<Values, Id extends string> {
  /** The fields that are judged, in the order of the form. */
  readonly fields: readonly (keyof Values & string)[];
  /** The first problem of each field; empty when the form may be sent. */
  problems(values: Values): Problems<Values, Id>;
}

/**
 * States what a form is judged by: for each field its checks in order, of which the first that fails is said.
 * @example defineRules<Values, MessageId>({ name: [[filled, 'x.name.required'], [isName, 'x.name.rule']] })
 */
export function defineRules<Values extends object, Id extends string>(
  checks: Checks<Values, Id>,
): Rules<Values, Id> {
  // Safe: the names of a type without an index are the names of its value.
  const fields = Object.keys(checks) as (keyof Values & string)[];
  const schema = object(Object.fromEntries(fields.map(name => [name, fieldOf(checks[name] ?? [])])));
  return {
    fields,
    problems(values) {
      try {
        schema.validateSync(values, { abortEarly: false });
        return {};
      } catch (error) {
        if (!(error instanceof ValidationError)) throw error;
        // Safe: yup returns the messages it was given, which are ids.
        return Object.fromEntries(error.inner.map(one => [one.path, one.message])) as Problems<Values, Id>;
      }
    },
  };
}

/** Yup runs several tests of a field in no promised order: the order of the checks is kept within one. */
function fieldOf<Value, Values>(checks: readonly Check<Value, Values, string>[]) {
  return mixed<Value & {}>().test('checks', function (value) {
    // Safe: yup hands a field the values of its form.
    const failed = checks.find(([check]) => !check(value as Value, this.parent as Values));
    return failed ? this.createError({ message: failed[1] }) : true;
  });
}

/** Something is typed or chosen. */
export const filled = (value: string): boolean => value !== '';

/** The box is ticked. */
export const ticked = (value: boolean): boolean => value;
