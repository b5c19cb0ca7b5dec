import { IconButton } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import { Skeleton } from '@baize/ui/states.tsx'
import { useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { isGamePage } from '../../../features/launch/index.ts'
import { CategoryNav, useCategories } from '../../../features/navigation/index.ts'
import { LoadBoundary } from '../../../shared/dialogs/load-boundary.tsx'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useIsMember } from '../../../shared/session/use-member.ts'
import { PhoneSignIn, SignInForm } from '../member/sign-in-form.tsx'
import { useNavShown } from '../shell-store.ts'
import classes from './header.module.css'
import { Wordmark } from './wordmark.tsx'

/** Visitors have no need of it, so it comes with a member. */
const MemberPanel = lazy(() => import('../member/member-panel.tsx'))
const MenuSheet = lazy(() => import('../phone/menu-sheet.tsx'))

/** More categories than this have a row of their own. */
const besideWordmark = 5

/** Wordmark, categories, and the sign-in form or the member panel. It stays at the top while the page scrolls. */
export function Header() {
  const t = useText()
  const isMember = useIsMember()
  const onGamePage = useRouterState({ select: state => isGamePage(state.location.pathname) })
  const navShown = useNavShown() || !onGamePage
  const [menuOpen, setMenuOpen] = useState(false)
  const isTall = useCategories().length > besideWordmark && navShown
  return (
    <header className={classNames(classes.header, isTall && classes.tall, isMember && classes.ofMember)} data-chrome>
      <div className={classes.row}>
        <IconButton
          icon="menu"
          iconSize={22}
          label={t('shell.menu')}
          className={classes.menuButton}
          aria-expanded={menuOpen}
          onClick={() => setMenuOpen(true)}
        />
        <Wordmark />
        {navShown && <CategoryNav />}
        <div className={classes.end}>
          {isMember ? (
            <LoadBoundary>
              <Suspense fallback={<Skeleton className={classes.member ?? ''} />}>
                <MemberPanel />
              </Suspense>
            </LoadBoundary>
          ) : (
            <>
              <SignInForm />
              <PhoneSignIn />
            </>
          )}
        </div>
      </div>
      {menuOpen && (
        <LoadBoundary onDismiss={() => setMenuOpen(false)}>
          <Suspense>
            <MenuSheet onClose={() => setMenuOpen(false)} />
          </Suspense>
        </LoadBoundary>
      )}
    </header>
  )
}
