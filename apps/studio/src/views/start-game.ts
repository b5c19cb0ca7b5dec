import { formatAmount } from '@baize/money'
import { askedRound } from '../client/asked-round.ts'
import { HostFrame } from '../client/frame.ts'
import { listenForPresses } from '../client/keys.ts'
import { fairnessPage } from '../client/pages/fairness-page.ts'
import { PagesDialog } from '../client/pages-dialog.ts'
import { Purse } from '../client/purse.ts'
import { Api } from './api.ts'
import type { Start } from './early.ts'
import { Game } from './game.ts'
import { shapeOf } from './pictures.ts'
import { Showing } from './showing.ts'
import { Sound } from './sound/sound.ts'
import { createAtlas } from './stage/atlas.ts'
import { Loop } from './stage/loop.ts'
import { createRenderer } from './stage/renderer.ts'
import { skinOf } from './stage/skin.ts'
import { Stage } from './stage/stage.ts'
import { stripsOf } from './stage/strips.ts'
import { textsOf } from './texts/index.ts'
import { helpPage } from './twin/help-page.ts'
import { historyPage } from './twin/history-page.ts'
import { settingsPage } from './twin/settings-page.ts'
import { View } from './view.ts'

/** Puts the game together and tells the host that it is ready. Without pictures or WebGL it plays as text. */
export async function startGame(root: HTMLElement, { boot, pictures, face }: Start): Promise<void> {
  const texts = textsOf(boot.language)
  const money = (units: bigint | number | string) => formatAmount(BigInt(units), boot.currencySymbol)
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const isCalm = () => still.matches
  const api = new Api(boot.secret)
  let asked = askedRound()
  const frame = new HostFrame()
  const sound = new Sound(boot.game.code, boot.game.family)
  const setMuted = (isMuted: boolean) => {
    sound.setMuted(isMuted)
    view.panel.setMuted(isMuted)
  }
  const switchSound = (isMuted: boolean) => {
    setMuted(isMuted)
    frame.post({ kind: 'baize/muted', muted: isMuted })
  }
  const view = new View({
    boot,
    texts,
    skin: skinOf(boot.game),
    money,
    calls: {
      press: () => game.press(),
      stake: stakeUnits => {
        stage?.setStake(Number(stakeUnits))
        view.live.say(texts.live.stake(money(stakeUnits)))
      },
      help: () => pages.open('help'),
      history: () => pages.open('history'),
      fairness: () => pages.open('fairness'),
      toggleMute: () => switchSound(!sound.isMuted),
      leave: () => frame.post({ kind: 'baize/leave' }),
    },
  })
  root.replaceChildren(view.root)

  const [sheet, stage] = await Promise.all([pictures.sheet.catch(() => null), createStage().catch(() => null)])
  if (stage) {
    new ResizeObserver(([entry]) => {
      stage.resize(Math.round(entry!.contentRect.width), Math.round(entry!.contentRect.height))
    }).observe(view.box)
  } else {
    view.setTextPlay()
    view.notify(texts.notices.noPicture)
  }
  const loop = stage?.loop ?? new Loop(() => {})
  const showing = new Showing({ stage, strips: stripsOf(boot.game.model), loop, sound, view, texts, money, isCalm })
  const purse = new Purse(boot, view.panel, frame)
  const game = new Game({ boot, api, frame, view, purse, stage, showing, sound, texts, money })
  const pages = new PagesDialog(texts, texts.help, {
    help: () => helpPage({ boot, texts, sheet, stakeUnits: view.panel.stake.units, money }),
    history: () => {
      const opensOn = asked
      asked = null
      const replay = (roundId: string) => {
        pages.close()
        void game.replay(roundId)
      }
      return historyPage({ api, texts, money, opensOn, replay })
    },
    fairness: () =>
      fairnessPage({
        api,
        texts,
        known: game.seeding.fairness,
        onChange: state => {
          game.seeding.fairness = state
        },
      }),
    settings: () =>
      settingsPage({
        texts,
        muted: sound.isMuted,
        volume: sound.volume,
        isLeftHanded: view.isLeftHanded,
        onMute: switchSound,
        onVolume: volume => sound.setVolume(volume),
        onLeftHand: isLeft => view.setLeftHanded(isLeft),
      }),
  })
  view.root.append(pages.view)
  frame.listen({ mute: setMuted, help: () => pages.open('help') })
  listenForPresses(view.panel, () => game.press())
  view.setLoaded()
  frame.post({ kind: 'baize/ready', gameCode: boot.game.code })
  frame.post({ kind: 'baize/balance', balanceUnits: boot.balanceUnits, currency: boot.currency })
  if (asked) pages.open('history')
  if (boot.unfinished) game.resume(boot.unfinished)

  async function createStage(): Promise<Stage> {
    const shape = shapeOf(view.box.clientWidth, view.box.clientHeight)
    const [renderer, symbols, picture] = await Promise.all([
      createRenderer(view.canvas, boot.game.palette[0]),
      pictures.sheet,
      pictures.scene(shape),
      face,
    ])
    const created = new Stage(renderer, {
      boot,
      texts,
      atlas: createAtlas(symbols),
      pictures,
      scene: { shape, picture },
      money,
      isCalm,
    })
    created.resize(view.box.clientWidth, view.box.clientHeight)
    return created
  }
}
