import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** One dialog that is open or waiting. `payload` is plain data. */
export interface DialogEntry {
  readonly id: string;
  readonly payload?: unknown;
}

/** Open dialogs from the lowest to the topmost, and those that wait for an empty screen. */
export interface DialogsState {
  readonly stack: readonly DialogEntry[];
  readonly waiting: readonly DialogEntry[];
}

const initialState: DialogsState = { stack: [], waiting: [] };

const slice = createSlice({
  name: 'dialogs',
  initialState,
  reducers: {
    opened: (state, { payload: entry }: PayloadAction<DialogEntry>) => ({
      ...state,
      stack: place(state.stack, entry),
    }),
    replaced: (state, { payload: entry }: PayloadAction<DialogEntry>) => ({
      ...state,
      stack: place(state.stack.slice(0, -1), entry),
    }),
    queued: (state, { payload: entry }: PayloadAction<DialogEntry>) =>
      state.stack.length === 0
        ? { ...state, stack: [entry] }
        : { ...state, waiting: place(state.waiting, entry) },
    closed: (state, { payload: { id } }: PayloadAction<{ id: string }>) =>
      callNext({
        stack: state.stack.filter(entry => entry.id !== id),
        waiting: state.waiting.filter(entry => entry.id !== id),
      }),
    allClosed: () => initialState,
  },
});

/** A dialog is on the screen at most once: opened again, it keeps its place and takes the new payload. */
function place(entries: readonly DialogEntry[], entry: DialogEntry): readonly DialogEntry[] {
  return entries.some(other => other.id === entry.id)
    ? entries.map(other => (other.id === entry.id ? entry : other))
    : [...entries, entry];
}

function callNext(state: DialogsState): DialogsState {
  const [next, ...later] = state.waiting;
  return state.stack.length === 0 && next ? { stack: [next], waiting: later } : state;
}

export const { opened, replaced, queued, closed, allClosed } = slice.actions;

/** Reducer for the slice key `dialogs`. */
export const dialogsReducer = slice.reducer;

/** The store as this package sees it. */
export interface StateWithDialogs {
  readonly dialogs: DialogsState;
}

export const selectDialogStack = (state: StateWithDialogs): readonly DialogEntry[] => state.dialogs.stack;
