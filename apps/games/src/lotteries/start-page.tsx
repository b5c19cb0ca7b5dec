import type { LotteryBoot } from '@baize/api/studio/lottery'
import { formatAmount } from '@baize/money'
import { AskedRound } from '../kit/host/asked-round.ts'
import { HostFrame } from '../kit/host/frame.ts'
import { pageControls } from '../kit/host/page-controls.ts'
import { SessionClock } from '../kit/host/session-clock.tsx'
import { Live } from '../kit/live-region.tsx'
import { mount } from '../kit/mount.tsx'
import { PagesDialog } from '../kit/pages-dialog.tsx'
import { createFields } from '../kit/picture.ts'
import { TableSound } from '../kit/sound/table-sound.ts'
import { LotteryApi } from './api.ts'
import { BettingPage } from './betting-page.tsx'
import { Clock } from './clock.ts'
import { type PageContext, PageProvider } from './context.ts'
import { Desk } from './desk.ts'
import type { PageName } from './head.tsx'
import { ResultsPage } from './pages/results-page.tsx'
import { RulesPage } from './pages/rules-page.tsx'
import { TicketsPage } from './pages/tickets-page.tsx'
import { Purse } from './purse.ts'
import { GamesWatch } from './rail/games-watch.ts'
import { DrawWatch } from './results/watch.ts'
import { loadLotteryTexts } from './texts.ts'
import { TrendsPage } from './trends/trends-page.tsx'

/** Puts the betting page together and tells the host that it is ready. */
export async function startPage(boot: LotteryBoot): Promise<void> {
  const t = await loadLotteryTexts(boot.language)
  const sound = new TableSound(boot.game.code, boot.game.format)
  const context: PageContext = {
    ...{ boot, t, sound },
    playType: new URLSearchParams(location.hash.slice(1)).get('playType'),
    api: new LotteryApi(boot.secret),
    clock: new Clock(boot.serverTime),
    live: new Live(),
    money: cents => formatAmount(BigInt(cents) * 100n, boot.currencySymbol),
  }
  const frame = new HostFrame()
  const asked = new AskedRound()
  const fields = createFields({
    balanceUnits: BigInt(boot.balanceUnits),
    netUnits: 0n,
    isMuted: false,
    theme: 'dark' as 'dark' | 'light',
  })
  const controls = pageControls({ frame, sound, fields })
  const purse = new Purse(boot, frame, shown => fields.tell(shown))
  const watch: DrawWatch = new DrawWatch(context, {
    tick() {
      desk.tick()
      games.tick(context.clock.nowMs)
    },
    drawn: draw => desk.drawn(draw),
    slips(slips, chases) {
      purse.seen(slips, chases)
      desk.sayWins(slips)
    },
  })
  const games = new GamesWatch(context)
  const desk = new Desk(context, purse, watch)
  const sessionClock = new SessionClock(t('clock'))
  const pages = new PagesDialog<PageName>({
    tabs: {
      tickets: t('pages.tickets'),
      results: t('pages.results'),
      trends: t('pages.trends'),
      rules: t('pages.rules'),
    },
    closeLabel: t('close'),
    label: boot.game.title,
    pages: {
      tickets: () => <TicketsPage watch={watch} asked={asked.take()} />,
      results: ResultsPage,
      trends: TrendsPage,
      rules: () => <RulesPage series={desk.slip.read().series} />,
    },
  })
  mount(
    <PageProvider value={context}>
      <BettingPage
        fields={fields}
        desk={desk}
        Pages={pages.View}
        SessionClock={sessionClock.View}
        games={games}
        onGame={gameCode => frame.post({ kind: 'baize/open-game', gameCode })}
        onLeave={controls.leave}
        onOpen={page => pages.open(page)}
        onMute={controls.switchSound}
      />
    </PageProvider>,
  )
  controls.listen({ pages, sessionClock })
  watch.start()
  frame.post({ kind: 'baize/ready', gameCode: boot.game.code })
  if (asked.waits) pages.open('tickets')
}
