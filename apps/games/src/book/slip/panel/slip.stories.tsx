import type { StoryFile } from '@baize/ui/story.ts'
import { exampleBet, exampleSheet, liveFixture, storyNowMs } from '../../examples/football.ts'
import { exampleSlipLeg, otherLeg, thirdLeg } from '../../examples/slip.ts'
import type { BookPictures } from '../../page-parts.ts'
import { StoryBook } from '../../story-book.tsx'
import type { SlipEvent } from '../reduce-slip.ts'
import { SlipPanel } from './slip-panel.tsx'

export default { title: 'Games/Book slip' } satisfies StoryFile

const leg = exampleSlipLeg()
const half = exampleSlipLeg({ market: '1X2', line4: 0, selection: 'home', milli: 1_780 })
const over = exampleSlipLeg({ market: 'OU', line4: 10, selection: 'over', milli: 1_820 })

const chosen = (...legs: (typeof leg)[]): SlipEvent[] => legs.map(each => ({ type: 'toggled', leg: each }))

const after =
  (...events: SlipEvent[]) =>
  ({ slip, book }: BookPictures) => {
    for (const event of events) slip.tell(event)
    book.tell({
      type: 'opened',
      fixture: { ...liveFixture, suspended: null },
      sheet: exampleSheet(),
      incidents: [],
      nowMs: storyNowMs,
    })
  }

const stories = {
  single: after(...chosen(leg), { type: 'stake', key: leg.key, text: '10' }),
  changed: after(...chosen({ ...leg, milli: 2_100 }), { type: 'stake', key: leg.key, text: '10' }),
  gone: after(...chosen({ ...leg, line4: -11 }, otherLeg), { type: 'tab', tab: 'single' }, { type: 'all', text: '5' }),
  multiple: after(...chosen(leg, otherLeg, thirdLeg), { type: 'parlayStake', text: '10' }),
  system: after(...chosen(leg, otherLeg, thirdLeg), { type: 'tab', tab: 'system' }, { type: 'lineStake', text: '2' }),
  related: after(...chosen(half, over, otherLeg), { type: 'tab', tab: 'multiple' }),
  refused: after(
    ...chosen(leg),
    { type: 'stake', key: leg.key, text: '90000' },
    {
      ...{ type: 'sent', request: { slipId: 'slip', policy: 'better', bets: [] }, keys: { bet: leg.key } },
    },
    { type: 'answered', stake: '', bets: [{ betId: 'bet', error: 'stake_above_max', maxUnits: '25000000' }] },
  ),
  placed: after(
    ...chosen(leg),
    { type: 'sent', request: { slipId: 'slip', policy: 'better', bets: [] }, keys: { 'bet-1': leg.key } },
    { type: 'answered', stake: '10', bets: [{ betId: 'bet-1', bet: exampleBet() }] },
  ),
  lost: after(
    ...chosen(leg),
    { type: 'stake', key: leg.key, text: '10' },
    {
      type: 'sent',
      request: { slipId: 'slip', policy: 'better', bets: [], validUntilMs: storyNowMs + 9_000 },
      keys: {},
    },
    { type: 'stage', stage: 'unanswered' },
  ),
  empty: after(),
} satisfies Record<string, (pictures: BookPictures) => void>

const SlipStory = ({ of, hasPad = false }: { of: keyof typeof stories; hasPad?: boolean }) => (
  <StoryBook prepare={stories[of]} widthPx={hasPad ? 390 : 320}>
    <SlipPanel hasPad={hasPad} />
  </StoryBook>
)

export const Empty = () => <SlipStory of="empty" />
export const Single = () => <SlipStory of="single" />
export const ChangedOdds = () => <SlipStory of="changed" />
export const LineThatIsGone = () => <SlipStory of="gone" />
export const Multiple = () => <SlipStory of="multiple" />
export const System = () => <SlipStory of="system" />
export const RelatedLegs = () => <SlipStory of="related" />
export const Refused = () => <SlipStory of="refused" />
export const Placed = () => <SlipStory of="placed" />
export const AnswerThatDidNotCome = () => <SlipStory of="lost" />
export const WithNumberPad = () => <SlipStory of="multiple" hasPad />
