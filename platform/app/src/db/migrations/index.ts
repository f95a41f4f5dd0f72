import type { Migration } from 'kysely';
import * as sitesAndSessions from './001-sites-and-sessions.ts';
import * as ledger from './002-ledger.ts';
import * as lettersAndNotices from './003-letters-and-notices.ts';
import * as rateLimits from './004-rate-limits.ts';
import * as codesAndDevices from './010-codes-and-devices.ts';
import * as captchas from './020-captchas.ts';
import * as sportsbook from './050-sportsbook.ts';
import * as keyedDraws from './051-keyed-draws.ts';
import * as liability from './052-liability.ts';
import * as betsOfAMatch from './053-bets-of-a-match.ts';
import * as ticketsOfLegs from './054-tickets-of-legs.ts';
import * as correctedHolds from './055-corrected-holds.ts';
import * as correctedResults from './056-corrected-results.ts';
import * as cashOut from './057-cash-out.ts';
import * as outrights from './058-outrights.ts';
import * as sharedSlips from './059-shared-slips.ts';
import * as numberGuesses from './060-number-guesses.ts';
import * as securityTrail from './061-security-trail.ts';
import * as operationsAppendOnly from './062-operations-append-only.ts';
import * as workOfCaptchas from './064-work-of-captchas.ts';
import * as siteLooksAndRest from './067-site-looks-and-rest.ts';
import * as bindingsAndProfile from './070-bindings-and-profile.ts';
import * as broadcastsAndFrozenMembers from './071-broadcasts-and-frozen-members.ts';
import * as feedback from './072-feedback.ts';
import * as passkeys from './074-passkeys.ts';
import * as pursesAndChains from './080-purses-and-chains.ts';
import * as payments from './081-payments.ts';
import * as payouts from './082-payouts.ts';
import * as turnover from './083-turnover.ts';
import * as venues from './084-venues.ts';
import * as postingsByTime from './085-postings-by-time.ts';
import * as playerProtection from './086-player-protection.ts';
import * as parkedWish from './087-parked-wish.ts';
import * as rebatedBets from './088-rebated-bets.ts';
import * as detectedOrdersExpire from './089-detected-orders-expire.ts';
import * as indexesOfMoneyJobs from './090-indexes-of-money-jobs.ts';
import * as purposesApart from './091-purposes-apart.ts';
import * as moneyHomeInAPause from './095-money-home-in-a-pause.ts';
import * as queuesOfVenues from './096-queues-of-venues.ts';
import * as movesToVenues from './097-moves-to-venues.ts';
import * as wholeTransfers from './098-whole-transfers.ts';
import * as holdsByReference from './099-holds-by-reference.ts';
import * as moneyParkedInAPause from './100-money-parked-in-a-pause.ts';
import * as unplayedMoney from './110-unplayed-money.ts';
import * as providerClocks from './111-provider-clocks.ts';
import * as timesOfDeliveries from './112-times-of-deliveries.ts';
import * as sendsOfPayouts from './115-sends-of-payouts.ts';
import * as findingsOfPayments from './116-findings-of-payments.ts';
import * as paymentReports from './120-payment-reports.ts';
import * as keysOfMailboxes from './140-keys-of-mailboxes.ts';
import * as waiversByRequirement from './150-waivers-by-requirement.ts';
import * as spellingsOfMailboxes from './160-spellings-of-mailboxes.ts';
import * as returnsByTheirTime from './161-returns-by-their-time.ts';
import * as withdrawals from './162-withdrawals.ts';
import * as deposits from './163-deposits.ts';
import * as recallsInAPause from './164-recalls-in-a-pause.ts';
import * as changesOfResults from './165-changes-of-results.ts';
import * as disruptions from './166-disruptions.ts';
import * as termsOfJobs from './170-terms-of-jobs.ts';
import * as eventsOfDeposits from './171-events-of-deposits.ts';
import * as anySport from './172-any-sport.ts';
import * as addressesOfProviders from './173-addresses-of-providers.ts';
import * as changesOfBets from './180-changes-of-bets.ts';
import * as reasonsOfRefusals from './185-reasons-of-refusals.ts';
import * as matchesCalledOff from './190-matches-called-off.ts';
import * as proofsOfSessions from './195-proofs-of-sessions.ts';
import * as whoIsLetIn from './200-who-is-let-in.ts';
import * as endsOfVenueMaintenance from './201-ends-of-venue-maintenance.ts';
import * as venueTokens from './202-venue-tokens.ts';
import * as terminalsOfSessions from './210-terminals-of-sessions.ts';
import * as navigationOfSites from './220-navigation-of-sites.ts';
import * as namesOfClubs from './240-names-of-clubs.ts';
import * as wishesOfHalls from './250-wishes-of-halls.ts';
import * as gamesOfVenues from './260-games-of-venues.ts';
import * as roundsAtVenues from './261-rounds-at-venues.ts';
import * as correctionsOfRounds from './264-corrections-of-rounds.ts';
import * as returnsOfGames from './265-returns-of-games.ts';
import * as indexesOfVenueRounds from './270-indexes-of-venue-rounds.ts';
import * as roundsNotBooked from './271-rounds-not-booked.ts';
import * as timesOfVenueRounds from './272-times-of-venue-rounds.ts';
import * as endsOfSessions from './273-ends-of-sessions.ts';
import * as marketsOfSites from './275-markets-of-sites.ts';
import * as showIdsOfBets from './285-show-ids-of-bets.ts';
import * as attemptsAtUnbookedRounds from './290-attempts-at-unbooked-rounds.ts';
import * as meetingsOfClubs from './305-meetings-of-clubs.ts';
import * as seasonsOfMatches from './310-seasons-of-matches.ts';
import * as setsOfResults from './318-sets-of-results.ts';
import * as playedOfStoppedMatches from './321-played-of-stopped-matches.ts';
import * as automaticCashOuts from './324-automatic-cash-outs.ts';
import * as coursesOfOffers from './325-courses-of-offers.ts';
import * as cancelsTakenBack from './327-cancels-taken-back.ts';
import * as certaintyOfResults from './328-certainty-of-results.ts';
import * as betStops from './329-bet-stops.ts';
import * as resultsOfRounds from './330-results-of-rounds.ts';
import * as visitsToVenues from './331-visits-to-venues.ts';
import * as invitedMembers from './332-invited-members.ts';
import * as membersByBirthday from './333-members-by-birthday.ts';
import * as lettersOfFalls from './334-letters-of-falls.ts';
import * as timesOfGoals from './336-times-of-goals.ts';
import * as bonusRulesOfSites from './337-bonus-rules-of-sites.ts';
import * as quartersOfResults from './340-quarters-of-results.ts';
import * as championsOfSeasons from './341-champions-of-seasons.ts';
import * as gradesAndGrants from './350-grades-and-grants.ts';
import * as patternsOfChats from './352-patterns-of-chats.ts';
import * as disputesOfBets from './353-disputes-of-bets.ts';
import * as subMatches from './360-sub-matches.ts';
import * as beginningsOfProgrammes from './370-beginnings-of-programmes.ts';
import * as promotions from './390-promotions.ts';
import * as withheldGifts from './391-withheld-gifts.ts';
import * as placesOfRaces from './392-places-of-races.ts';
import * as budgetsOfPeriods from './393-budgets-of-periods.ts';
import * as spinsOfWheels from './395-spins-of-wheels.ts';
import * as giftCodes from './398-gift-codes.ts';
import * as chatRooms from './399-chat-rooms.ts';
import * as sponsorshipsOfSites from './400-sponsorships-of-sites.ts';
import * as helpMarks from './401-help-marks.ts';

/**
 * In order of their names. 001–049 and 060–069 belong to the core, 050–059 to the sportsbook, 070–079 to the member area,
 * 080–099 to the wallet.
 */
export const migrations: Record<string, Migration> = {
  '001-sites-and-sessions': sitesAndSessions,
  '002-ledger': ledger,
  '003-letters-and-notices': lettersAndNotices,
  '004-rate-limits': rateLimits,
  '010-codes-and-devices': codesAndDevices,
  '020-captchas': captchas,
  '050-sportsbook': sportsbook,
  '051-keyed-draws': keyedDraws,
  '052-liability': liability,
  '053-bets-of-a-match': betsOfAMatch,
  '054-tickets-of-legs': ticketsOfLegs,
  '055-corrected-holds': correctedHolds,
  '056-corrected-results': correctedResults,
  '057-cash-out': cashOut,
  '058-outrights': outrights,
  '059-shared-slips': sharedSlips,
  '060-number-guesses': numberGuesses,
  '061-security-trail': securityTrail,
  '062-operations-append-only': operationsAppendOnly,
  '064-work-of-captchas': workOfCaptchas,
  '067-site-looks-and-rest': siteLooksAndRest,
  '070-bindings-and-profile': bindingsAndProfile,
  '071-broadcasts-and-frozen-members': broadcastsAndFrozenMembers,
  '072-feedback': feedback,
  '074-passkeys': passkeys,
  '080-purses-and-chains': pursesAndChains,
  '081-payments': payments,
  '082-payouts': payouts,
  '083-turnover': turnover,
  '084-venues': venues,
  '085-postings-by-time': postingsByTime,
  '086-player-protection': playerProtection,
  '087-parked-wish': parkedWish,
  '088-rebated-bets': rebatedBets,
  '089-detected-orders-expire': detectedOrdersExpire,
  '090-indexes-of-money-jobs': indexesOfMoneyJobs,
  '091-purposes-apart': purposesApart,
  '095-money-home-in-a-pause': moneyHomeInAPause,
  '096-queues-of-venues': queuesOfVenues,
  '097-moves-to-venues': movesToVenues,
  '098-whole-transfers': wholeTransfers,
  '099-holds-by-reference': holdsByReference,
  '100-money-parked-in-a-pause': moneyParkedInAPause,
  '110-unplayed-money': unplayedMoney,
  '111-provider-clocks': providerClocks,
  '112-times-of-deliveries': timesOfDeliveries,
  '115-sends-of-payouts': sendsOfPayouts,
  '116-findings-of-payments': findingsOfPayments,
  '120-payment-reports': paymentReports,
  '140-keys-of-mailboxes': keysOfMailboxes,
  '150-waivers-by-requirement': waiversByRequirement,
  '160-spellings-of-mailboxes': spellingsOfMailboxes,
  '161-returns-by-their-time': returnsByTheirTime,
  '162-withdrawals': withdrawals,
  '163-deposits': deposits,
  '164-recalls-in-a-pause': recallsInAPause,
  '165-changes-of-results': changesOfResults,
  '166-disruptions': disruptions,
  '170-terms-of-jobs': termsOfJobs,
  '171-events-of-deposits': eventsOfDeposits,
  '172-any-sport': anySport,
  '173-addresses-of-providers': addressesOfProviders,
  '180-changes-of-bets': changesOfBets,
  '185-reasons-of-refusals': reasonsOfRefusals,
  '190-matches-called-off': matchesCalledOff,
  '195-proofs-of-sessions': proofsOfSessions,
  '200-who-is-let-in': whoIsLetIn,
  '201-ends-of-venue-maintenance': endsOfVenueMaintenance,
  '202-venue-tokens': venueTokens,
  '210-terminals-of-sessions': terminalsOfSessions,
  '220-navigation-of-sites': navigationOfSites,
  '240-names-of-clubs': namesOfClubs,
  '250-wishes-of-halls': wishesOfHalls,
  '260-games-of-venues': gamesOfVenues,
  '261-rounds-at-venues': roundsAtVenues,
  '264-corrections-of-rounds': correctionsOfRounds,
  '265-returns-of-games': returnsOfGames,
  '270-indexes-of-venue-rounds': indexesOfVenueRounds,
  '271-rounds-not-booked': roundsNotBooked,
  '272-times-of-venue-rounds': timesOfVenueRounds,
  '273-ends-of-sessions': endsOfSessions,
  '275-markets-of-sites': marketsOfSites,
  '285-show-ids-of-bets': showIdsOfBets,
  '290-attempts-at-unbooked-rounds': attemptsAtUnbookedRounds,
  '305-meetings-of-clubs': meetingsOfClubs,
  '310-seasons-of-matches': seasonsOfMatches,
  '318-sets-of-results': setsOfResults,
  '321-played-of-stopped-matches': playedOfStoppedMatches,
  '324-automatic-cash-outs': automaticCashOuts,
  '325-courses-of-offers': coursesOfOffers,
  '327-cancels-taken-back': cancelsTakenBack,
  '328-certainty-of-results': certaintyOfResults,
  '329-bet-stops': betStops,
  '330-results-of-rounds': resultsOfRounds,
  '331-visits-to-venues': visitsToVenues,
  '332-invited-members': invitedMembers,
  '333-members-by-birthday': membersByBirthday,
  '334-letters-of-falls': lettersOfFalls,
  '336-times-of-goals': timesOfGoals,
  '337-bonus-rules-of-sites': bonusRulesOfSites,
  '340-quarters-of-results': quartersOfResults,
  '341-champions-of-seasons': championsOfSeasons,
  '350-grades-and-grants': gradesAndGrants,
  '352-patterns-of-chats': patternsOfChats,
  '353-disputes-of-bets': disputesOfBets,
  '360-sub-matches': subMatches,
  '370-beginnings-of-programmes': beginningsOfProgrammes,
  '390-promotions': promotions,
  '391-withheld-gifts': withheldGifts,
  '392-places-of-races': placesOfRaces,
  '393-budgets-of-periods': budgetsOfPeriods,
  '395-spins-of-wheels': spinsOfWheels,
  '398-gift-codes': giftCodes,
  '399-chat-rooms': chatRooms,
  '400-sponsorships-of-sites': sponsorshipsOfSites,
  '401-help-marks': helpMarks,
};
