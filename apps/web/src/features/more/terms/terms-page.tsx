import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import more from '../more.module.css'
import { PageHead } from '../page-head.tsx'
import classes from './terms.module.css'

const sections = ['account', 'credit', 'money', 'games', 'bonus', 'fair', 'questions'] as const

/** What is accepted with a registration. That of credit stands only where the site plays with demo credit. */
export function TermsPage() {
  const t = useText()
  const { brandName, minimumAge, demo } = useApp().permission.info
  const shown = sections.filter(section => demo || section !== 'credit')
  return (
    <div className={more.page}>
      <PageHead title={t('terms.title')} lead={t('terms.lead', { brand: brandName })} />
      <div className={`${more.panel} ${more.narrow}`}>
        <ol className={classes.sections}>
          {shown.map(section => (
            <li key={section}>
              <h2>{t(`terms.${section}.title`)}</h2>
              <p>{t(`terms.${section}.text`, { age: minimumAge })}</p>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
