import type { AccessTables } from '../access/access.tables.ts';
import type { CaptchaTables } from '../access/captcha/captcha.tables.ts';
import type { CodesTables } from '../access/codes/codes.tables.ts';
import type { RiskTables } from '../access/risk/risk.tables.ts';
import type { ContentTables } from '../content/content.tables.ts';
import type { LedgerTables } from '../ledger/ledger.tables.ts';
import type { MembersTables } from '../members/members.tables.ts';
import type { SportsbookTables } from '../sportsbook/sportsbook.tables.ts';
import type { TrailTables } from '../trail/trail.tables.ts';

/** Every table, each declared by the domain that owns it. All bigint columns are read as `bigint`. */
export interface Database
  extends AccessTables,
    CodesTables,
    RiskTables,
    CaptchaTables,
    MembersTables,
    ContentTables,
    LedgerTables,
    TrailTables,
    SportsbookTables {}
