import { classNames } from '@baize/ui/class-names.ts'
import { Icon } from '@baize/ui/icon.tsx'
import popup from '@baize/ui/popup.module.css'
import { usePopup } from '@baize/ui/use-popup.ts'
import { useRef } from 'react'
import { useText } from '../../../shared/i18n/use-text.ts'
import { Moment } from '../../../shared/look/moment.tsx'
import { Facts } from '../../../shared/story/facts.tsx'
import type { Figures } from '../use-dashboard.ts'
import type { TileRow } from './tile-list.ts'
import classes from './tiles.module.css'

/** A button that tells how a figure is worked out, from what, and how old it is. */
export function Explained({ of: { name, source }, figures }: { of: TileRow; figures: Figures }) {
  const t = useText()
  const button = useRef<HTMLButtonElement>(null)
  const { id, panel } = usePopup(button)
  const title = t(`dashboard.${name}`)
  const { restatedAt, conversionOpenUntil, asOf } = figures
  const late = source.startsWith('play') ? restatedAt : null
  const open = name === 'depositConversionPercent' ? conversionOpenUntil : null
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        className={classes.explain}
        aria-label={t('dashboard.explain', { figure: title })}
      >
        <Icon name="info" size={15} />
      </button>
      <div {...panel} role="dialog" aria-label={title} className={classNames(popup.panel, classes.explained)}>
        <p className={classes.explainedName}>{title}</p>
        <p>{t(`dashboard.means.${name}`)}</p>
        <Facts
          of={[
            [t('dashboard.source'), t(`dashboard.source.${source}`)],
            [t('dashboard.age'), <Moment key="age" at={asOf} isLong />],
            [t('dashboard.restatedAt'), late && <Moment key="late" at={late} />],
            [t('dashboard.openUntil'), open && <Moment key="open" at={open} />],
          ]}
        />
      </div>
    </>
  )
}
