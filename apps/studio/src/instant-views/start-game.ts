import type { InstantBoot } from '@baize/api/studio/instant'
import { formatAmount } from '@baize/money'
import { askedRound } from '../client/asked-round.ts'
import { HostFrame } from '../client/frame.ts'
import { listenForPresses } from '../client/keys.ts'
import { LiveRegion } from '../client/live.ts'
import { fairnessPage } from '../client/pages/fairness-page.ts'
import { PagesDialog } from '../client/pages-dialog.ts'
import { TableSound } from '../client/sound/table-sound.ts'
import { InstantApi } from './api.ts'
import { Desk } from './desk.ts'
import { openGame } from './games/index.ts'
import { helpPage } from './pages/help-page.ts'
import { historyPage } from './pages/history-page.ts'
import { Table } from './table.ts'
import { textsOf } from './texts/index.ts'

/** Puts the game together and tells the host that it is ready. */
export async function startGame(root: HTMLElement, boot: InstantBoot): Promise<void> {
  const texts = textsOf(boot.language)
  const money = (units: bigint | number | string) => formatAmount(BigInt(units), boot.currencySymbol)
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const isCalm = () => still.matches
  const api = new InstantApi(boot.secret)
  let asked = askedRound()
  const frame = new HostFrame()
  const live = new LiveRegion()
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
    texts,
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
    texts,
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
  desk.seat(view)
  const pages = new PagesDialog(texts, texts.help, {
    help: () => helpPage({ boot, texts, view, money, stakeUnits: desk.stake.units }),
    history: () => {
      const opensOn = asked
      asked = null
      return historyPage({ api, texts, money, rounds: table?.past ?? [], view, opensOn })
    },
    fairness: () =>
      fairnessPage({
        api,
        texts,
        known: table?.seeding.fairness ?? boot.fairness,
        onChange: state => {
          if (table) table.seeding.fairness = state
        },
      }),
  })
  await titleFont()
  desk.root.append(pages.view)
  root.replaceChildren(desk.root)
  desk.showPast(boot.rounds.past)
  frame.listen({ mute: setMuted, help: () => pages.open('help') })
  table = new Table({ boot, api, frame, desk, view, sound, texts })
  listenForPresses(desk, () => table?.press())
  frame.post({ kind: 'baize/ready', gameCode: boot.game.code })
  frame.post({ kind: 'baize/balance', balanceUnits: boot.balanceUnits, currency: boot.currency })
  if (asked) pages.open('history')
}

/** Figures stand in the face of titles; a late one is not waited for. */
async function titleFont(): Promise<void> {
  const wanted = document.fonts.load('800 20px "Bricolage Grotesque"')
  await Promise.race([wanted, new Promise(resolve => setTimeout(resolve, 1_500))]).catch(() => {})
}
