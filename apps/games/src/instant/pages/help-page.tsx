import type { InstantBoot } from '@baize/api/studio/instant'
import { Definitions } from '../../kit/definitions.tsx'
import type { GameView } from '../game-view.ts'
import type { Texts } from '../texts.ts'

interface HelpProps {
  boot: InstantBoot
  t: Texts
  view: GameView
  money: (units: bigint) => string
  stakeUnits: string
}

/** Rules, what is paid at the chosen stake, and the figures of the game. */
export function HelpPage({ boot, t, view, money, stakeUnits }: HelpProps) {
  return (
    <div className="page">
      <h3>{t('helpPage.rules')}</h3>
      {t(`rulesOf.${boot.definition.kind}`)
        .split('\n')
        .map(rule => (
          <p key={rule}>{rule}</p>
        ))}
      <h3>{t('whatIsPaid')}</h3>
      <p className="hint">{t('helpPage.paysAt', { stake: money(BigInt(stakeUnits)) })}</p>
      <table className="pays">
        <tbody>
          {view.pays(stakeUnits).map(({ what, pays }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{pays}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t('helpPage.figures')}</h3>
      <Definitions rows={figures(boot, t)} />
      {boot.mode === 'play' && <p className="hint">{t('demoHint')}</p>}
    </div>
  )
}

const percent = (share: number) => (Math.floor(share * 1e6 + 1e-6) / 1e4).toFixed(4)

function figures({ facts, minimumCycleMs }: InstantBoot, t: Texts): [string, string][] {
  const [low, high] = [percent(facts.rtp), percent(facts.highestRtp)]
  const returned = () => {
    if (facts.isByBestPlay) return t('returnBest', { percent: low })
    return low === high ? t('returnAlways', { percent: low }) : t('returnBetween', { low, high })
  }
  return [
    [t('helpPage.rtp'), returned()],
    [t('topWin'), t('topWinValue', { multiple: (Math.floor(10 * facts.topMultiple) / 10).toLocaleString('en-US') })],
    [t('helpPage.pace'), t('helpPage.paceValue', { seconds: (minimumCycleMs / 1000).toString() })],
  ]
}
