import type { StoryFile, StoryProps } from '@baize/ui/story.ts'
import { useState } from 'react'
import type { Texts } from '../instant/texts.ts'
import { loadInstantTexts } from '../instant/texts.ts'
import { Definitions } from './definitions.tsx'
import { GameStory, storyMoney } from './game-story.tsx'
import { IconButton } from './icon.tsx'
import { Live } from './live-region.tsx'
import { Figure } from './money/figure.tsx'
import { Stake } from './money/stake.tsx'
import { Notice, type NoticeKind } from './notice.tsx'

export default { title: 'Games/Kit' } satisfies StoryFile

export const Figures = () => (
  <GameStory load={loadInstantTexts}>
    {t => (
      <>
        <Figure label={t('balance')} text={storyMoney(19_912_400n)} />
        <Figure label={t('balance')} text={storyMoney(19_907_400n)} className="is-pending" />
        <Figure label={t('lastWin')} text={storyMoney(1_250_000n)} className="is-win" />
      </>
    )}
  </GameStory>
)

export const Tools = () => (
  <GameStory load={loadInstantTexts}>
    {t => (
      <div style={{ display: 'flex' }}>
        <IconButton icon="back" label={t('back')} onPress={() => {}} />
        <IconButton icon="history" label={t('history')} onPress={() => {}} />
        <IconButton icon="muted" label={t('unmute')} onPress={() => {}} />
      </div>
    )}
  </GameStory>
)

const ladder = { stakesUnits: ['5000', '10000', '50000'], defaultStakeUnits: '10000' }

function Stakes({ t, otherUnits }: { t: Texts; otherUnits?: string }) {
  const [stake] = useState(() => {
    const made = new Stake({ game: ladder, t, money: storyMoney, onChange: () => {} })
    if (otherUnits) made.show(otherUnits)
    return made
  })
  return <stake.Picker />
}

export const StakePicker = () => <GameStory load={loadInstantTexts}>{t => <Stakes t={t} />}</GameStory>

export const StakeOfReplay = () => (
  <GameStory load={loadInstantTexts}>{t => <Stakes t={t} otherUnits="250000" />}</GameStory>
)

function Said({ kind, text, action }: { kind: NoticeKind; text: string; action: string | null }) {
  const [notice] = useState(() => {
    const made = new Notice(new Live())
    made.show(text, kind, action === null ? null : { label: action, act: () => {} })
    return made
  })
  return <notice.View />
}

export const NoticeThatIsCalm = () => (
  <GameStory load={loadInstantTexts} heightPx={140}>
    {t => <Said kind="calm" text={t('notices.pending')} action={null} />}
  </GameStory>
)

export const NoticeOfError = () => (
  <GameStory load={loadInstantTexts} heightPx={180}>
    {t => <Said kind="error" text={t('errors.not_enough_money')} action={t('deposit')} />}
  </GameStory>
)

export const Terms = ({ words }: StoryProps) => (
  <GameStory load={loadInstantTexts}>
    {t => (
      <div className="page">
        <Definitions
          rows={[
            [t('fairnessPage.commitment'), <code key="c">5f0c9e1a77b4</code>],
            [words.label, words.sentence],
          ]}
        />
      </div>
    )}
  </GameStory>
)
