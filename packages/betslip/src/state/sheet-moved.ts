import { createAction } from '@reduxjs/toolkit';

/** Opens or closes the sheet in which a phone shows the slip. */
export const sheetMoved = createAction<{ readonly open: boolean }>('betslip/sheetMoved');

/** Under which the sheet is asked for before there is a slip in the store; for the one-shot storage. */
export const sheetAwaited = 'betslip/sheet';
