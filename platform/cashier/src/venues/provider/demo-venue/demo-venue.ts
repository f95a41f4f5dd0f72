import { formatYuan } from '@lobby/money';
import * as v from 'valibot';
import { createProviderClock } from '../../../providers/provider-clock.ts';
import { type SignedJson, signedJson } from '../../../providers/signed-json/signed-json.ts';
import type { Venue, VenueAnswer, VenueTransfer } from '../venue.ts';
import type { VenueTools } from '../venue-tools.ts';
import { amountText, fenOf } from './amount-text.ts';
import { gameSide } from './game-side.ts';
import type { VenueServerSettings } from './venue-settings.ts';

const open = v.object({ result: v.picklist(['refused', 'exists', 'pending', 'unknown', 'dead']) });
const answer = v.variant('result', [
  v.object({ result: v.literal('done'), id: v.string(), amount: amountText }),
  open,
]);

/**
 * A venue of the demo's server, over signed JSON. Whatever is no definite answer throws, and its outcome is unknown
 * (docs/designs.md#what-a-venue-may-say).
 */
export function demoVenue(venue: string, settings: VenueServerSettings, tools: VenueTools): Venue {
  const server = serverOf(settings, tools);
  const ask = <Schema extends v.GenericSchema>(method: string, body: object, schema: Schema) =>
    server.send(`/provider/v1/${method}`, () => ({ call: method, venue, ...body }), schema);
  const transfer = async (method: 'deposit' | 'withdraw', { id, player, amount }: VenueTransfer) =>
    read(await ask(method, { id, player, amount: formatYuan(amount) }, answer));
  return {
    async register(player) {
      await ask('register', { player }, v.object({}));
    },
    deposit: asked => transfer('deposit', asked),
    withdraw: asked => transfer('withdraw', asked),
    async balance(player) {
      const { balance } = await ask('balance', { player }, v.object({ balance: amountText }));
      return fenOf(balance);
    },
    async worth(player) {
      const purse = v.object({ balance: amountText, inPlay: amountText });
      const { balance, inPlay } = await ask('balance', { player }, purse);
      return fenOf(balance) + fenOf(inPlay);
    },
    transferState: async id => read(await ask('transferState', { id }, answer)),
    cancelTransfer: async id => read(await ask('cancelTransfer', { id }, answer)),
    async planFault(plan) {
      await server.send('/provider/v1/fault', () => ({ call: 'fault', venue, ...plan }), v.object({}));
    },
    games: gameSide(ask),
  };
}

const servers = new WeakMap<VenueServerSettings, SignedJson>();

/** One for all venues of a server: they share what is known of its clock. */
function serverOf(settings: VenueServerSettings, tools: VenueTools): SignedJson {
  const known = servers.get(settings);
  if (known) return known;
  const { url, secrets } = settings;
  const theirs = tools.theirs ?? createProviderClock(tools, 'demo-venue');
  const signing = { headers: 'x-venue', signsAnswers: true } as const;
  const made = signedJson({ url, secrets, ...signing, clock: tools.clock, theirs });
  servers.set(settings, made);
  return made;
}

function read(said: v.InferOutput<typeof answer>): VenueAnswer {
  if (said.result === 'done') return { kind: 'done', id: said.id, amount: fenOf(said.amount) };
  return { kind: said.result === 'unknown' ? 'no-record' : said.result };
}
