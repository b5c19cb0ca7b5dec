import { modelPicture, platformPicture, resetTable } from './compare.ts'
import { Sequence } from './generate.ts'
import { WalletModel } from './model.ts'
import { numbersFrom } from './numbers.ts'
import { type Answer, emptyState, type MemberCall, type ModelState, type PoolCall } from './state.ts'
import type { Step, Travel } from './steps.ts'
import { type ModelTable, type Reply, startUnits } from './table.ts'

const stepsASequence = 24

/** Where platform and model part, with all that led there. */
class ModelDifference extends Error {
  override readonly name = 'ModelDifference'

  constructor(seed: number, steps: readonly Step[], what: string) {
    const told = steps.map((step, i) => `${i + 1}. ${JSON.stringify(step)}`).join('\n')
    super(`seed ${seed}: ${what}\n${told}`)
  }
}

let sequences = 0

/**
 * Plays the sequence of a seed and compares each answer, and at the end every balance, hold, bet, fact and round, with the
 * model's. Answers the model as it ended.
 * @throws ModelDifference
 */
export async function playSequence(table: ModelTable, seed: number): Promise<WalletModel> {
  const name = `s${seed}x${++sequences}`
  const fromMs = table.site.clock.now().getTime() - 1_000
  await resetTable(table)
  const model = new WalletModel(await startOf(table), table.bounds)
  const sequence = new Sequence({ seed, model, cast: table.cast, name })
  // Which process a call goes to is no part of the sequence's own dice, so that the model's choices stay what they are.
  const processes = numbersFrom(seed + 1_000_003)
  const steps: Step[] = []
  const differs = (what: string) => new ModelDifference(seed, steps, what)
  while (steps.length < stepsASequence) {
    const step = sequence.next()
    steps.push(step)
    const looks = (state: ModelState) => looksLike(table, state, name, fromMs)
    const difference = await take({ table, model, looks, process: () => processes.below(2) as 0 | 1 }, step)
    if (difference) throw differs(difference)
  }
  const difference = await looksLike(table, model.state, name, fromMs)
  if (difference) throw differs(difference)
  return model
}

/** What of the platform is not as a state of the model has it; null where all is. */
async function looksLike(table: ModelTable, state: ModelState, name: string, fromMs: number): Promise<string | null> {
  const [expected, found] = [modelPicture(state), await platformPicture(table, name, fromMs)]
  for (const [part, lines] of Object.entries(expected)) {
    const there = found[part]!
    const missing = lines.filter(line => !there.includes(line))
    const surplus = there.filter(line => !lines.includes(line))
    if (missing.length + surplus.length > 0 || there.length !== lines.length)
      return `${part}: the model has ${JSON.stringify(missing)}, the platform ${JSON.stringify(surplus)}`
  }
  return null
}

interface Playing {
  table: ModelTable
  model: WalletModel
  /** What of the platform is not as a state has it. */
  looks: (state: ModelState) => Promise<string | null>
  /** The process that the next call goes to. */
  process: () => 0 | 1
}

/** Pools outlast a sequence. */
async function startOf(table: ModelTable) {
  const { users, providers } = table.cast
  const { rows } = await table.site.database.pool.query<{ provider: string; units: string; seeds: string }>(
    `select p as provider, coalesce(a.balance, 0) as units,
       (select count(*) from ledger.transfer t where t.credit_account = a.id and t.code = 'JACKPOT_SEED') as seeds
     from unnest($1::text[]) p
     left join ledger.account a on a.kind = 'JACKPOT' and a.qualifier = p || ':' || p || '-GAME' and a.currency = 'DEMO' and a.book = 'REAL'`,
    [providers],
  )
  const pools = Object.fromEntries(rows.map(({ provider, units }) => [provider, Number(units)]))
  const state = emptyState(Object.fromEntries(users.map(user => [user, startUnits])), pools)
  state.seedsLately = Object.fromEntries(rows.map(({ provider, seeds }) => [provider, Number(seeds)]))
  return state
}

/** One step on both sides. Answers what differs. */
async function take(playing: Playing, step: Step): Promise<string | null> {
  const { table, model, process } = playing
  switch (step.kind) {
    case 'fund':
      model.fund(step.user, step.units)
      await table.fund(step.user, step.units)
      return null
    case 'end':
      if (!model.state.ended.includes(`${step.provider}|${step.user}`))
        model.state.ended.push(`${step.provider}|${step.user}`)
      await table.setEnded(step.provider, step.user, true)
      return null
    case 'batch': {
      const replies = await table.sendBatch(step.provider, step.calls, process())
      // A refusal of a batch tells what was there when the batch was judged.
      return inSomeOrder(playing, step.calls, replies, ordersOfBatch(step.calls))
    }
    case 'race':
      return race(playing, step.calls)
    case 'call':
      return travel(playing, step.call, step.travel)
  }
}

async function travel(
  { table, model, process }: Playing,
  call: MemberCall | PoolCall,
  how: Travel,
): Promise<string | null> {
  if (how === 'request lost') return null
  if (how === 'twice at once') {
    const replies = await Promise.all([table.send(call, 0), table.send(call, 1)])
    const answers = [model.call(call), model.call(call)]
    return firstDifference(answers, replies, [call, call], 'balances')
  }
  const times = how === 'twice' ? 2 : 1
  for (let i = 0; i < times; i++) {
    const reply = await table.send(call, process())
    const difference = firstDifference([model.call(call)], [reply], [call], 'balances')
    if (difference && how !== 'answer lost') return difference
  }
  return null
}

/** Two calls at once, on two processes. */
async function race(playing: Playing, calls: [MemberCall, MemberCall]): Promise<string | null> {
  const { table } = playing
  const replies = await Promise.all([table.send(calls[0], 0), table.send(calls[1], 1)])
  return inSomeOrder(playing, calls, replies, [
    [0, 1],
    [1, 0],
  ])
}

/**
 * The answers are those of one of the orders, which the model then takes. Where several orders answer the same, what is there
 * now tells them apart.
 */
async function inSomeOrder(
  { model, looks }: Playing,
  calls: readonly MemberCall[],
  replies: readonly Reply[],
  orders: readonly number[][],
): Promise<string | null> {
  const tried = orders.map(order => {
    const copy = model.copy()
    const answers: Answer[] = []
    for (const i of order) answers[i] = copy.call(calls[i]!)
    return { copy, difference: firstDifference(answers, replies, calls, 'statuses') }
  })
  const fitting = tried.filter(({ difference }) => difference === null)
  if (fitting.length === 0) return tried.map(({ difference }) => difference).join('; in another order ')
  let taken = fitting[0]!
  for (const other of fitting.slice(1)) if ((await looks(taken.copy.state)) !== null) taken = other
  model.state = taken.copy.state
  return null
}

/**
 * Items of different members are done side by side: where they name the same ids, any member may come first. Members whom a
 * conclude names together are one.
 */
function ordersOfBatch(calls: readonly MemberCall[]): number[][] {
  const inOrder = calls.map((_, i) => i)
  const parties = partiesOf(calls)
  const parts = new Map<string, string>()
  const areApart = calls.every((call, i) =>
    idsOf(call).every(id => {
      const isOwn = (parts.get(id) ?? parties[i]!) === parties[i]
      parts.set(id, parties[i]!)
      return isOwn
    }),
  )
  if (areApart) return [inOrder]
  const ofParty = Map.groupBy(inOrder, i => parties[i]!)
  return [inOrder, ...arrangementsOf([...ofParty.keys()]).map(order => order.flatMap(party => ofParty.get(party)!))]
}

/** The party of each call: a member who stands for all that hang together by concludes. */
function partiesOf(calls: readonly MemberCall[]): string[] {
  const party = new Map<string, string>()
  const of = (user: string) => party.get(user) ?? user
  for (const call of calls) {
    const together = new Set(usersOf(call).map(of))
    const known = new Set([...party.keys(), ...usersOf(call)])
    for (const user of known) if (together.has(of(user))) party.set(user, call.user)
  }
  return calls.map(call => of(call.user))
}

const usersOf = (call: MemberCall): string[] =>
  call.name === 'conclude' ? call.seats.map(({ user }) => user) : [call.user]

/** The ids that a call stands under, looks for or takes. */
const idsOf = (call: MemberCall): string[] => [
  call.id,
  ...(call.name === 'rollback' || call.name === 'split' || call.name === 'credit' ? [call.reference] : []),
  ...(call.name === 'split' ? call.parts.map(({ id }) => id) : []),
  ...(call.name === 'conclude' ? call.seats.map(({ bet }) => bet) : []),
]

const arrangementsOf = <T>(things: readonly T[]): T[][] =>
  things.length < 2
    ? [[...things]]
    : things.flatMap(first => arrangementsOf(things.filter(thing => thing !== first)).map(rest => [first, ...rest]))

/** `balances` compares those of refusals too, which are what is there at the moment. */
function firstDifference(
  answers: readonly Answer[],
  replies: readonly Reply[],
  calls: readonly (MemberCall | PoolCall)[],
  depth: 'statuses' | 'balances',
): string | null {
  for (const [i, answer] of answers.entries()) {
    const reply = replies[i]!
    const isBalanceDue = depth === 'balances' || answer.status === 'OK'
    if (reply.status !== answer.status || (isBalanceDue && told(reply) !== told(answer)))
      return `${JSON.stringify(calls[i])} answers ${reply.status} ${told(reply)}, the model ${answer.status} ${told(answer)}`
  }
  return null
}

/** What an answer says of money. */
const told = (answer: Answer | Reply): string =>
  'seats' in answer ? JSON.stringify(answer.seats) : String((answer as Answer).balance)
