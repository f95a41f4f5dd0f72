/** Something the person who types can put right: its message says what and how, and no stack is printed. */
export class UserError extends Error {}
