import { EmptyState } from '@baize/ui/states.tsx'
import { Link } from '@tanstack/react-router'
import { useText } from '../../shared/i18n/use-text.ts'

export function NotFound() {
  const t = useText()
  return (
    <EmptyState icon="search" title={t('state.noScreen')}>
      <Link to="/" search={{}}>
        {t('state.home')}
      </Link>
    </EmptyState>
  )
}
