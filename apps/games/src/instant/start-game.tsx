import type { InstantBoot } from '@baize/api/studio/instant'
import { formatAmount } from '@baize/money'
import { AskedRound } from '../kit/host/asked-round.ts'
import { HostFrame } from '../kit/host/frame.ts'
import { listenForPresses } from '../kit/host/keys.ts'
import { Live } from '../kit/live-region.tsx'
import { mount } from '../kit/mount.tsx'
import { FairnessPage } from '../kit/pages/fairness-page.tsx'
import { PagesDialog } from '../kit/pages-dialog.tsx'
import { TableSound } from '../kit/sound/table-sound.ts'
import { InstantApi } from './api.ts'
import { Desk } from './desk/desk.tsx'
import { openGame } from './games/index.ts'
import { HelpPage } from './pages/help-page.tsx'
import { HistoryPage } from './pages/history-page.tsx'
import { Table } from './table/table.ts'
import { loadInstantTexts } from './texts.ts'

/** Puts the game together and tells the host that it is ready. */
export async function startGame(boot: InstantBoot): Promise<void> {
  const t = await loadInstantTexts(boot.language)
  const money = (units: bigint | number | string) => formatAmount(BigInt(units), boot.currencySymbol)
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const isCalm = () => still.matches
  const api = new InstantApi(boot.secret)
  const asked = new AskedRound()
  const frame = new HostFrame()
  const live = new Live()
  const sound = new TableSound(boot.game.code, boot.game.family)
  const setMuted = (isMuted: boolean) => {
    sound.setMuted(isMuted)
    desk.setMuted(isMuted)
  }
  const switchSound = (isMuted: boolean) => {
    setMuted(isMuted)
    frame.post({ kind: 'baize/muted', muted: isMuted })
  }
  let table: Table | null = null
  const desk = new Desk({
    boot,
    t,
    live,
    sound,
    money,
    isCalm,
    calls: {
      press: () => table?.press(),
      stake: () => table?.betChanged(),
      help: () => pages.open('help'),
      history: () => pages.open('history'),
      fairness: () => pages.open('fairness'),
      toggleMute: () => switchSound(!sound.isMuted),
      leave: () => frame.post({ kind: 'baize/leave' }),
    },
  })
  const view = await openGame({
    boot,
    definition: boot.definition,
    t,
    live,
    sound,
    money,
    isCalm,
    notify: text => desk.notify(text, 'error'),
    choose: choice => table?.choose(choice),
    betChanged: () => table?.betChanged(),
    stakeUnits: () => desk.stake.units,
    balanceUnits: () => table?.balanceUnits ?? BigInt(boot.balanceUnits),
  })
  const pages = new PagesDialog({
    tabs: { help: t('help'), history: t('history'), fairness: t('fairness') },
    closeLabel: t('close'),
    label: t('help'),
    pages: {
      help: () => <HelpPage boot={boot} t={t} view={view} money={money} stakeUnits={desk.stake.units} />,
      history: () => (
        <HistoryPage api={api} t={t} money={money} rounds={table?.past ?? []} view={view} opensOn={asked.take()} />
      ),
      fairness: () => (
        <FairnessPage
          api={api}
          t={t}
          known={table?.seeding.fairness ?? boot.fairness}
          onChange={state => {
            if (table) table.seeding.fairness = state
          }}
        />
      ),
    },
  })
  await titleFont()
  mount(<desk.View view={view} Pages={pages.View} />)
  desk.showPast(boot.rounds.past)
  frame.listen({ mute: setMuted, help: () => pages.open('help'), screen: isOwned => desk.clock.show(isOwned) })
  table = new Table({ boot, api, frame, desk, view, sound, t })
  listenForPresses(desk, () => table?.press())
  frame.post({ kind: 'baize/ready', gameCode: boot.game.code })
  frame.post({ kind: 'baize/balance', balanceUnits: boot.balanceUnits, currency: boot.currency })
  if (asked.waits) pages.open('history')
}

/** Figures stand in the face of titles; a late one is not waited for. */
async function titleFont(): Promise<void> {
  const wanted = document.fonts.load('800 20px "Bricolage Grotesque"')
  await Promise.race([wanted, new Promise(resolve => setTimeout(resolve, 1_500))]).catch(() => {})
}
