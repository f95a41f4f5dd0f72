/** The undo of a subscription to nothing. */
export const noUndo = () => {};
