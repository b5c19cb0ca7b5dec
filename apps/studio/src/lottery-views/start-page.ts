import type { LotteryBoot } from '@baize/api/studio/lottery'
import { formatAmount } from '@baize/money'
import { element } from '../client/dom.ts'
import { HostFrame } from '../client/frame.ts'
import { LiveRegion } from '../client/live.ts'
import { PagesDialog } from '../client/pages-dialog.ts'
import { TableSound } from '../client/sound/table-sound.ts'
import { LotteryApi } from './api.ts'
import { betWordsOf } from './bet-words/index.ts'
import { Clock } from './clock.ts'
import type { PageContext } from './context.ts'
import { Desk } from './desk.ts'
import { Head, type PageName } from './head.ts'
import { resultsPage } from './pages/results-page.ts'
import { rulesPage } from './pages/rules-page.ts'
import { ticketsPage } from './pages/tickets-page.ts'
import { trendsPage } from './pages/trends-page.ts'
import { Purse } from './purse.ts'
import { DrawWatch } from './results/watch.ts'
import { textsOf } from './texts/index.ts'

/** Puts the betting page together and tells the host that it is ready. */
export function startPage(root: HTMLElement, boot: LotteryBoot): void {
  const texts = textsOf(boot.language)
  const context: PageContext = {
    boot,
    playType: new URLSearchParams(location.hash.slice(1)).get('playType'),
    texts,
    words: betWordsOf(boot.language),
    api: new LotteryApi(boot.secret),
    clock: new Clock(boot.serverTime),
    live: new LiveRegion(),
    sound: new TableSound(boot.game.code, boot.game.format),
    money: cents => formatAmount(BigInt(cents) * 100n, boot.currencySymbol),
  }
  const frame = new HostFrame()
  const { sound } = context
  const setMuted = (isMuted: boolean) => {
    sound.setMuted(isMuted)
    head.setMuted(isMuted)
  }
  const switchSound = (isMuted: boolean) => {
    setMuted(isMuted)
    frame.post({ kind: 'baize/muted', muted: isMuted })
  }
  const head = new Head(
    context,
    () => frame.post({ kind: 'baize/leave' }),
    page => pages.open(page),
    () => switchSound(!sound.isMuted),
  )
  const purse = new Purse(boot, frame, units => head.setBalance(formatAmount(units, boot.currencySymbol)))
  const desk = new Desk(context, purse)
  const watch: DrawWatch = new DrawWatch(context, {
    tick() {
      head.tick(watch)
      desk.tick(watch)
    },
    drawn(draw) {
      head.showResult(draw, true)
      desk.drawn(draw)
      sound.numbers(draw.numbers?.length ?? 0)
    },
    slips(slips, chases) {
      purse.seen(slips, chases)
      desk.showSlips(slips)
    },
  })
  const pages = new PagesDialog<PageName>({ ...texts.pages, close: texts.close }, boot.game.title, {
    tickets: () => ticketsPage(context, watch),
    results: () => resultsPage(context),
    trends: () => trendsPage(context),
    rules: () => rulesPage(context, desk.series),
  })
  const page = element('main', { class: 'lottery' }, head.view, desk.view, context.live.view, pages.view)
  for (const [i, name] of (['ground', 'mid', 'accent'] as const).entries())
    page.style.setProperty(`--${name}`, boot.game.palette[i]!)
  root.replaceChildren(page)
  head.showResult(watch.last, false)
  page.addEventListener('click', ({ target }) => {
    sound.wake()
    if (target instanceof Element && target.closest('button')) sound.press()
  })
  frame.listen({
    mute: setMuted,
    help: () => pages.open('rules'),
    theme: theme => {
      page.dataset.theme = theme
    },
  })
  watch.start()
  frame.post({ kind: 'baize/ready', gameCode: boot.game.code })
}
