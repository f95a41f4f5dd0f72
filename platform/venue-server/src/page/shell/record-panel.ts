import type { ToldRecord } from '../../rounds/told-record.ts';
import { recordTextsOf } from '../record/record-texts.ts';
import type { ShownRecord } from '../record/round-page.ts';
import { showReplay } from '../replay/show-replay.ts';
import type { Language } from '../texts.ts';
import { showVerdict } from '../verify/show-verdict.ts';

const shown = (record: ToldRecord, language: Language): ShownRecord => ({
  ...{ record, language },
  texts: recordTextsOf(language),
});

/** A round that is over, shown beside the game that goes on; fetched when it is asked for. */
export const fillRecord = {
  replay: (root: HTMLElement, record: ToldRecord, language: Language) =>
    void showReplay(root, shown(record, language)),
  verify: (root: HTMLElement, record: ToldRecord, language: Language) =>
    void showVerdict(root, shown(record, language)),
};
