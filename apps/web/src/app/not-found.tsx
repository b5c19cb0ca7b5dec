import { buttonClass } from '@baize/ui/button.tsx'
import { EmptyState } from '@baize/ui/states.tsx'
import { Link } from '@tanstack/react-router'
import { useText } from '../shared/i18n/use-text.ts'

/** An address without a page. */
export function NotFound() {
  const t = useText()
  return (
    <>
      <h1 className="visually-hidden">{t('notFound.title')}</h1>
      <EmptyState icon="search" title={t('notFound.title')}>
        <Link to="/" className={buttonClass('main')}>
          {t('notFound.home')}
        </Link>
      </EmptyState>
    </>
  )
}
