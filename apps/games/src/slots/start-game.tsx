import { formatAmount } from '@baize/money'
import { AskedRound } from '../kit/host/asked-round.ts'
import { HostFrame } from '../kit/host/frame.ts'
import { listenForPresses } from '../kit/host/keys.ts'
import { pictureLoss } from '../kit/host/picture-loss.ts'
import { Purse } from '../kit/money/purse.ts'
import { mount } from '../kit/mount.tsx'
import { FairnessPage } from '../kit/pages/fairness-page.tsx'
import { PagesDialog } from '../kit/pages-dialog.tsx'
import { Api } from './api.ts'
import type { Start } from './early.ts'
import { Game } from './game.ts'
import { shapeOf } from './pictures.ts'
import { Showing } from './showing.ts'
import { Sound } from './sound/sound.ts'
import { createAtlas } from './stage/atlas.ts'
import { Loop } from './stage/loop.ts'
import { stripsOf } from './stage/reels/strips.ts'
import { createRenderer } from './stage/renderer.ts'
import { skinOf } from './stage/skin.ts'
import { Stage } from './stage/stage.ts'
import { loadSlotTexts } from './texts.ts'
import { HelpPage } from './twin/help-page.tsx'
import { HistoryPage } from './twin/history-page.tsx'
import { SettingsPage } from './twin/settings-page.tsx'
import { View } from './view.tsx'

/** Puts the game together and tells the host that it is ready. Without pictures or WebGL it plays as text. */
export async function startGame({ boot, pictures, face }: Start): Promise<void> {
  const t = await loadSlotTexts(boot.language, boot.game.symbolNames)
  const money = (units: bigint | number | string) => formatAmount(BigInt(units), boot.currencySymbol)
  const still = matchMedia('(prefers-reduced-motion: reduce)')
  const isCalm = () => still.matches
  const api = new Api(boot.secret)
  const asked = new AskedRound()
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
    t,
    skin: skinOf(boot.game),
    money,
    calls: {
      press: () => game.press(),
      stake: stakeUnits => {
        stage?.setStake(Number(stakeUnits))
        view.live.say(t('results.stake', { amount: money(stakeUnits) }))
      },
      help: () => pages.open('help'),
      history: () => pages.open('history'),
      fairness: () => pages.open('fairness'),
      toggleMute: () => switchSound(!sound.isMuted),
      leave: () => frame.post({ kind: 'baize/leave' }),
    },
  })
  const pages = new PagesDialog({
    tabs: { help: t('help'), history: t('history'), fairness: t('fairness'), settings: t('settings') },
    closeLabel: t('close'),
    label: t('help'),
    pages: {
      help: () => <HelpPage {...{ boot, t, sheet, money }} stakeUnits={view.panel.stake.units} />,
      history: () => <HistoryPage {...{ api, t, money, replay }} opensOn={asked.take()} />,
      fairness: () => (
        <FairnessPage
          api={api}
          t={t}
          known={game.seeding.fairness}
          onChange={state => {
            game.seeding.fairness = state
          }}
        />
      ),
      settings: () => (
        <SettingsPage
          t={t}
          muted={sound.isMuted}
          volume={sound.volume}
          isLeftHanded={view.isLeftHanded}
          onMute={switchSound}
          onVolume={volume => sound.setVolume(volume)}
          onLeftHand={isLeft => view.setLeftHanded(isLeft)}
        />
      ),
    },
  })
  mount(<view.Page Pages={pages.View} />)
  const [box, canvas] = [view.box.current!, view.canvas.current!]

  const [sheet, stage] = await Promise.all([pictures.sheet.catch(() => null), createStage().catch(() => null)])
  if (stage) {
    new ResizeObserver(([entry]) => {
      stage.resize(Math.round(entry!.contentRect.width), Math.round(entry!.contentRect.height))
    }).observe(box)
    pictureLoss.follow(canvas, {
      lost: () => view.notify(t('notices.pictureLost'), 'waiting'),
      restored() {
        view.clearNotice()
        stage.loop.dirty()
      },
      givenUp: playAsText,
    })
  } else playAsText()
  const loop = stage?.loop ?? new Loop(() => {})
  const showing = new Showing({ stage, strips: stripsOf(boot.game.model), loop, sound, view, t, money, isCalm })
  const purse = new Purse(boot, view.panel.figures, frame)
  const game = new Game({ boot, api, frame, view, purse, stage, showing, sound, t, money })
  frame.listen({ mute: setMuted, help: () => pages.open('help'), screen: isOwned => view.clock.show(isOwned) })
  listenForPresses(view.panel, () => game.press())
  view.setLoaded()
  frame.post({ kind: 'baize/ready', gameCode: boot.game.code })
  frame.post({ kind: 'baize/balance', balanceUnits: boot.balanceUnits, currency: boot.currency })
  if (asked.waits) pages.open('history')
  if (boot.unfinished) game.resume(boot.unfinished)

  function playAsText(): void {
    view.setTextPlay()
    view.notify(t('notices.noPicture'))
  }

  function replay(roundId: string): void {
    pages.close()
    void game.replay(roundId)
  }

  async function createStage(): Promise<Stage> {
    const shape = shapeOf(box.clientWidth, box.clientHeight)
    const [renderer, symbols, picture] = await Promise.all([
      createRenderer(canvas, boot.game.palette[0]),
      pictures.sheet,
      pictures.scene(shape),
      face,
    ])
    const created = new Stage(renderer, {
      boot,
      t,
      atlas: createAtlas(symbols),
      pictures,
      scene: { shape, picture },
      money,
      isCalm,
    })
    created.resize(box.clientWidth, box.clientHeight)
    return created
  }
}
