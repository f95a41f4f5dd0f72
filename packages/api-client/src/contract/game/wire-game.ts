import { sportCodes, sportTypes, subTypes } from '@lobby/sports';
import * as v from 'valibot';

export const gtype = v.picklist(sportTypes);

/** Which sport of a type that has several: BM badminton, HB handball of OP. Absent where the type has one. */
export const gameType = v.optional(v.picklist(sportCodes));

/**
 * One line of a match, with an `ior_*` price and a `ratio*` line ("0 / 0.5") for each market offered
 * (docs/wire-protocol.md#a-game). A blank price is suspended. Over is the C price, under the H price.
 */
export const wireGame = v.objectWithRest(
  {
    gid: v.string(),
    /** Match group: a match and its sub-matches have one, and one pick of it in a series. */
    gidm: v.string(),
    /** The half-time line paired with gid. */
    hgid: v.string(),
    /** The match that calls name: a sub-match has its own. */
    ecid: v.string(),
    /** Of a sub-match, whose score and markets count corners (CN) or cards (RN) of its main match; else empty or absent. */
    ptype: v.optional(v.picklist([...Object.values(subTypes), ''])),
    /** N of a sub-match; absent = Y. */
    master: v.optional(v.picklist(['Y', 'N'])),
    gtype,
    gameType,
    lid: v.string(),
    league: v.string(),
    team_id_h: v.string(),
    team_id_c: v.string(),
    team_h: v.string(),
    team_c: v.string(),
    /** Side that gives the full-time handicap, H or C; the ratio is unsigned. */
    strong: v.string(),
    /** Side that gives the first-half handicap. */
    hstrong: v.string(),
    /** Kick-off, ms since the epoch, as text (the provider's zoned text is not sent). */
    datetime: v.string(),
    /** Y while in play. */
    is_rb: v.picklist(['Y', 'N']),
    /** Y while the match takes bets; N = all markets suspended (a goal is being confirmed). */
    gopen: v.picklist(['Y', 'N']),
    /** Phase and match clock, "2H^52:41"; "HT^" at half-time; empty before kick-off. */
    re_time: v.string(),
    /** The period in play: "Q1" to "Q4" of basketball, the inning of baseball, "S1" to "S7" of sets, "OT" beyond; absent before kick-off. */
    se_now: v.optional(v.string()),
    /** Of basketball: what is left of the period, "07:41". */
    t_count: v.optional(v.string()),
    /** Of basketball: Y in the long break after the second quarter; of sets, Y between two of them. */
    HalfTime: v.optional(v.picklist(['Y', 'N'])),
    /** The points or runs of each period so far, "28:24 31:30"; of sets, their games or points. A half that is not played counts 0. */
    period_scores: v.optional(v.string()),
    /** Of sets: how many the match has at most, "3". */
    best: v.optional(v.string()),
    /** Of sets, in play: how many each side has won. */
    sc_set_H: v.optional(v.string()),
    sc_set_A: v.optional(v.string()),
    /** Of sets, in play: the games of the running set, or its points where it has none. */
    sc_game_H: v.optional(v.string()),
    sc_game_A: v.optional(v.string()),
    /** Of sets, in play: the points of the running game, counted by one; of snooker, of the running break. */
    sc_point_H: v.optional(v.string()),
    sc_point_A: v.optional(v.string()),
    /** Of sets, in play: who serves next or is at the table, H or C; absent before a toss. */
    server: v.optional(v.picklist(['H', 'C'])),
    /** Of baseball, in play: the inning from 1, T while away bats and B while home does, and Y in the pause after it. */
    inningNum: v.optional(v.string()),
    inning_half: v.optional(v.picklist(['T', 'B'])),
    inning_break: v.optional(v.picklist(['Y', 'N'])),
    /** Of baseball: outs, 0 to 3, and Y for each base with a runner. */
    outcount: v.optional(v.string()),
    base_1b: v.optional(v.picklist(['Y', 'N'])),
    base_2b: v.optional(v.picklist(['Y', 'N'])),
    base_3b: v.optional(v.picklist(['Y', 'N'])),
    /** Of baseball: hits and errors of home and away, "7:9"; absent for a feed that counts none. */
    hits: v.optional(v.string()),
    errors: v.optional(v.string()),
    score_h: v.string(),
    score_c: v.string(),
    /** First-half score once the half is over, else empty. */
    hscore_h: v.string(),
    hscore_c: v.string(),
    redcard_h: v.string(),
    redcard_c: v.string(),
    /** Of a main match that is in play and has sub-matches: their scores, corners and cards of each side. */
    corner_h: v.optional(v.string()),
    corner_c: v.optional(v.string()),
    card_h: v.optional(v.string()),
    card_c: v.optional(v.string()),
    /**
     * Goals and red cards so far that stand, oldest first: "23:goal:H 45+2:red:C". Minutes are counted from 1; what
     * falls into added time is 45+n or 90+n. Absent when the feed does not report them.
     */
    incidents: v.optional(v.string()),
    /** Number of markets the match offers, as text. */
    more_count: v.string(),
    /** Price version: grows with every change of this match. */
    ver: v.string(),
    /** Of sports that are drawn: the commitment to its draw, 64 hex digits; see draws.ts. */
    draw_hash: v.optional(v.string()),
    /** Why the match stands still and takes no bets: postponed, abandoned, or checked by video; absent otherwise. */
    game_status: v.optional(v.picklist(['postponed', 'abandoned', 'var'])),
    /** The version of the match's state: grows with every goal, card, whistle and suspension. Sent with a bet. */
    state_ver: v.optional(v.string()),
  },
  v.string(),
);
export type WireGame = v.InferOutput<typeof wireGame>;
