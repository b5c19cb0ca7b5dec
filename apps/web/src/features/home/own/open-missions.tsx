import type { ResponseOf } from '@baize/api'
import { formatWire } from '@baize/money'
import { Button } from '@baize/ui/button.tsx'
import { Skeleton } from '@baize/ui/states.tsx'
import { useApp } from '../../../shared/app/use-app.ts'
import { useOpenCentre } from '../../../shared/centre/open-centre.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { ProgressBar, prizeUrl, useMemberQuery } from '../../promotions/index.ts'
import classes from './own-home.module.css'

type Mission = ResponseOf<'missions.summary'>['missions'][number]

const shown = 3
/** What can be claimed first, then what is furthest. */
const weight = ({ status, progress, target }: Mission): number =>
  status === 'CLAIMABLE' ? 2 : Number(progress) / Math.max(1, Number(target))

/** The missions that are nearest to their reward. */
export function OpenMissions() {
  const t = useText()
  const { imageCdn } = useApp()
  const openCentre = useOpenCentre()
  const { data } = useMemberQuery('missions.summary', {}, { membersOnly: true })
  const open = data?.missions
    .filter(({ status }) => status !== 'CLAIMED')
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, shown)
  return (
    <section className={classes.missions} aria-label={t('own.missions')}>
      <header className={classes.head}>
        <h2>{t('own.missions')}</h2>
        <Button size="small" onClick={() => openCentre('missionLeaderboard')}>
          {t('own.allMissions')}
        </Button>
      </header>
      {open?.length === 0 && <p className={classes.none}>{t('mission.none')}</p>}
      <ul>
        {open
          ? open.map(({ code, title, picture, progress, target, metric, status }) => (
              <li key={code} className={classes.mission} data-status={status}>
                <img src={prizeUrl(imageCdn, picture)} width={44} height={44} alt="" loading="lazy" />
                <div>
                  <strong>{title}</strong>
                  <ProgressBar
                    done={progress}
                    target={target}
                    text={
                      status === 'CLAIMABLE'
                        ? t('promo.status.claim')
                        : `${figure(progress, metric)} / ${figure(target, metric)}`
                    }
                  />
                </div>
              </li>
            ))
          : ['a', 'b', 'c'].map(key => (
              <li key={key}>
                <Skeleton className={classes.blank ?? ''} />
              </li>
            ))}
      </ul>
    </section>
  )
}

const figure = (amount: string, metric: Mission['metric']): string =>
  metric === 'DEPOSIT' || metric === 'VALID_BET' ? formatWire(amount) : amount.replace(/\.00$/, '')
