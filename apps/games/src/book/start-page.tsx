import type { BookBoot } from '@baize/api/studio/sports/frames'
import { formatAmount } from '@baize/money'
import { AskedRound } from '../kit/host/asked-round.ts'
import { HostFrame } from '../kit/host/frame.ts'
import { SessionClock } from '../kit/host/session-clock.tsx'
import { Live } from '../kit/live-region.tsx'
import { mount } from '../kit/mount.tsx'
import { Notice } from '../kit/notice.tsx'
import { createFields, createPicture } from '../kit/picture.ts'
import { BookApi } from './api.ts'
import { askedMatch } from './asked-match.ts'
import { BookPage, type PageFields } from './book-page.tsx'
import { type PageContext, PageProvider } from './context.ts'
import { BookDesk } from './desk.ts'
import type { BookPictures } from './page-parts.ts'
import type { ComboPrices } from './slip/leg-now.ts'
import { reduceSlip } from './slip/reduce-slip.ts'
import { emptySlip } from './slip/slip-state.ts'
import { emptyBook } from './state/book-state.ts'
import { BookClock } from './state/clock.ts'
import { BookPurse } from './state/purse.ts'
import { reduceBook } from './state/reduce-book.ts'
import { reduceRoute } from './state/route.ts'
import { loadBookTexts } from './texts.ts'
import { BookStream } from './wire/book-stream.ts'

/** The states of a page that begins with a list of what is in play. */
export const bookPictures = (boot: BookBoot): BookPictures => ({
  book: createPicture(emptyBook, reduceBook),
  slip: createPicture(emptySlip, reduceSlip),
  route: createPicture({ route: { page: 'list', view: 'live' }, past: [] }, reduceRoute),
  settings: createFields(boot.lobby.settings),
  combos: createFields<{ prices: ComboPrices }>({ prices: {} }),
  line: createFields<{ isConnected: boolean }>({ isConnected: true }),
})

/** Puts the page of the book together and tells the host that it is ready. */
export async function startPage(boot: BookBoot): Promise<void> {
  const t = await loadBookTexts(boot.language)
  const live = new Live()
  const frame = new HostFrame()
  const clock = new BookClock()
  clock.told(boot.lobby.nowMs)
  const fields = createFields<PageFields>({ balanceUnits: BigInt(boot.balanceUnits), netUnits: 0n, theme: 'dark' })
  const page = {
    ...{ boot, t, live, clock, api: new BookApi(boot.secret), notice: new Notice(live), ...bookPictures(boot) },
    money: (units: number | bigint | string) => formatAmount(BigInt(units), boot.currencySymbol),
  } as PageContext
  const purse = new BookPurse({ boot, frame, show: money => fields.tell(money) })
  const stream: BookStream = new BookStream(boot.secret, {
    frame: told => desk.frame(told),
    connected: isConnected => page.line.read().isConnected !== isConnected && page.line.tell({ isConnected }),
    over: () => page.notice.show(t('errors.visit_over'), 'error'),
  })
  const desk = new BookDesk(page, {
    ...{ purse, frame, watch: fixtures => stream.watch(fixtures), reopen: () => stream.reopen() },
  })
  page.desk = desk
  stream.start()
  const sessionClock = new SessionClock(t('clock'))
  mount(
    <PageProvider value={page}>
      <BookPage fields={fields} SessionClock={sessionClock.View} onLeave={() => frame.post({ kind: 'baize/leave' })} />
    </PageProvider>,
  )
  frame.listen({
    mute: () => {},
    help: () => desk.go({ page: 'help' }),
    theme: theme => fields.tell({ theme }),
    screen: isOwned => sessionClock.show(isOwned),
  })
  const match = askedMatch()
  if (match) desk.go({ page: 'fixture', id: match })
  // The site's records lead to a bet by its id; it stands among one's own bets.
  if (new AskedRound().waits) desk.go({ page: 'bets' })
  frame.post({ kind: 'baize/ready', gameCode: boot.game.code })
}
