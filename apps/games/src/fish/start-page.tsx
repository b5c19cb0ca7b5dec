import type { FishBoot } from '@baize/api/studio/fish'
import { formatAmount } from '@baize/money'
import { StudioCalls } from '../kit/calls.ts'
import { AskedRound } from '../kit/host/asked-round.ts'
import { HostFrame } from '../kit/host/frame.ts'
import { pageControls } from '../kit/host/page-controls.ts'
import { SessionClock } from '../kit/host/session-clock.tsx'
import { Live } from '../kit/live-region.tsx'
import { mount } from '../kit/mount.tsx'
import { Notice } from '../kit/notice.tsx'
import { createFields } from '../kit/picture.ts'
import { PageProvider } from './context.ts'
import { FishDesk } from './desk.ts'
import { FishPage, type PageFields } from './fish-page.tsx'
import { fishPages } from './pages.tsx'
import { ClientSeed } from './seeds/client-seed.ts'
import { seedCalls } from './seeds/seed-calls.ts'
import { FishSound } from './sound/fish-sound.ts'
import { loadFishTexts } from './texts.ts'
import { FishSocket } from './wire/fish-socket.ts'
import type { FishWire } from './wire/fish-wire.ts'
import { RoomTime } from './wire/room-time.ts'

/** Puts the page of a fish title together and tells the host that it is ready. */
export async function startPage(boot: FishBoot): Promise<void> {
  const t = await loadFishTexts(boot.language)
  const live = new Live()
  const frame = new HostFrame()
  const sound = new FishSound(boot.game.code)
  const time = new RoomTime()
  const fields = createFields<PageFields>({ theme: 'dark', isMuted: false })
  const wire: FishWire = new FishSocket({
    ...{ path: boot.socket, secret: boot.secret, localMs: () => time.localMs },
    room: () => desk.picture.read().room,
  })
  const notice = new Notice(live)
  const calls = new StudioCalls(boot.secret)
  const seed = new ClientSeed(seedCalls(calls), () => notice.show(t('fairnessPage.broken'), 'error'))
  const parts = {
    ...{ boot, t, live, sound, time, seed, notice },
    readTicket: async (id: string) => {
      const outcome = await calls.sendUntilAnswered('fish.ticket', { id })
      return outcome.kind === 'ok' ? outcome.value : null
    },
    money: (units: number) => formatAmount(BigInt(units), boot.currencySymbol),
  }
  const desk: FishDesk = new FishDesk(parts, wire)
  desk.onTicket = (stakedUnits, returnedUnits, rounds) =>
    frame.post({
      ...{ kind: 'baize/session', rounds },
      ...{ stakedUnits: String(stakedUnits), returnedUnits: String(returnedUnits) },
    })
  const controls = pageControls({ frame, sound, fields })
  const sessionClock = new SessionClock(t('clock'))
  const ticket = new AskedRound().take()
  const pages = fishPages(boot.game.title, t, ticket)
  if (ticket) pages.open('ticket')
  mount(
    <PageProvider value={desk.page}>
      <FishPage
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
  desk.start()
  frame.post({ kind: 'baize/ready', gameCode: boot.game.code })
}
