import type { RoomsBoot } from '@baize/api/studio/rooms'
import { formatAmount } from '@baize/money'
import { StudioCalls } from '../kit/calls.ts'
import { AskedRound } from '../kit/host/asked-round.ts'
import { HostFrame } from '../kit/host/frame.ts'
import { pageControls } from '../kit/host/page-controls.ts'
import { SessionClock } from '../kit/host/session-clock.tsx'
import { Live } from '../kit/live-region.tsx'
import { mount } from '../kit/mount.tsx'
import { Notice } from '../kit/notice.tsx'
import { PagesDialog } from '../kit/pages-dialog.tsx'
import { createFields } from '../kit/picture.ts'
import { TableSound } from '../kit/sound/table-sound.ts'
import { type PageContext, PageProvider } from './context.ts'
import { RoomDesk } from './desk.ts'
import { DuoPage, type PageFields } from './duo-page.tsx'
import { CheckPage } from './panels/check-page.tsx'
import { PastPage } from './panels/past-page.tsx'
import { RulesPage } from './panels/rules-page.tsx'
import { emptyTally, tallied } from './state/tally.ts'
import { loadDuoTexts } from './texts.ts'
import { RoomClock } from './wire/room-clock.ts'
import { RoomSocket } from './wire/room-socket.ts'
import type { RoomWire } from './wire/room-wire.ts'

/** Puts the page of a game between members together and tells the host that it is ready. */
export async function startPage(boot: RoomsBoot): Promise<void> {
  const t = await loadDuoTexts(boot.language)
  const live = new Live()
  const frame = new HostFrame()
  const sound = new TableSound(boot.game.code, 'pvp')
  const fields = createFields<PageFields>({
    ...{ theme: 'dark', isMuted: false, balanceUnits: Number(boot.balanceUnits), netUnits: 0 },
  })
  const parts = {
    ...{ boot, t, live, sound, notice: new Notice(live), clock: new RoomClock() },
    money: (units: number) => formatAmount(BigInt(units), boot.currencySymbol),
  }
  const { secret, socket } = boot
  const wire: RoomWire = new RoomSocket({
    ...{ path: socket, secret, have: () => desk.picture.read().lastN },
    room: () => desk.picture.read().table?.room ?? boot.room,
  })
  const desk: RoomDesk = new RoomDesk(parts, wire)
  const page: PageContext = { ...parts, desk }
  let tally = emptyTally
  desk.onSettled = (settlement, seat) => {
    tally = tallied(tally, settlement, seat)
    const { stakedUnits, returnedUnits, rounds } = tally
    fields.tell({ netUnits: returnedUnits - stakedUnits })
    frame.post({
      ...{ kind: 'baize/session', rounds },
      ...{ stakedUnits: String(stakedUnits), returnedUnits: String(returnedUnits) },
    })
  }
  const calls = new StudioCalls(secret)
  const storyOf = async (match: string) => {
    const outcome = await calls.sendUntilAnswered('room.match', { id: match })
    return outcome.kind === 'ok' ? outcome.value : null
  }
  desk.readRecord = async match => (await storyOf(match))?.record ?? null
  let asked = 0
  desk.onMoney = async () => {
    const turn = ++asked
    const outcome = await calls.sendUntilAnswered('visit.balance', {})
    // Only the newest answer is the balance of now.
    if (outcome.kind === 'ok' && turn === asked) fields.tell({ balanceUnits: Number(outcome.value.balanceUnits) })
  }
  const controls = pageControls({ frame, sound, fields })
  const sessionClock = new SessionClock(t('clock'))
  const askedMatch = new AskedRound().take()
  const past = askedMatch === null ? null : await storyOf(askedMatch)
  const pages = new PagesDialog<string>({
    ...{ label: boot.game.title, closeLabel: t('close') },
    tabs: { rules: t('help'), check: t('check.title'), ...(past && { past: t('past.title') }) },
    pages: { rules: RulesPage, check: CheckPage, ...(past && { past: () => <PastPage {...past} /> }) },
  })
  if (past) pages.open('past')
  mount(
    <PageProvider value={page}>
      <DuoPage
        fields={fields}
        SessionClock={sessionClock.View}
        Pages={pages.View}
        onBack={controls.leave}
        onOpen={name => pages.open(name)}
        onMute={controls.switchSound}
        onPress={() => sound.wake()}
      />
    </PageProvider>,
  )
  controls.listen({ pages, sessionClock })
  desk.start(boot.room)
  frame.post({ kind: 'baize/ready', gameCode: boot.game.code })
}
