import { guestType } from '@baize/api'
import { useEffect } from 'react'
import { useApp } from '../../shared/app/use-app.ts'
import { useSession } from '../../shared/session/session-store.ts'
import { forgetFavourites, loadFavourites } from './favourite-store.ts'

/** Keeps the marks of whoever is signed in; without them the hearts stay empty. */
export function useFavourites(): void {
  const { call } = useApp()
  const type = useSession(({ member }) => member?.type ?? null)
  useEffect(() => {
    if (type === null || type === guestType) return
    void loadFavourites(call).catch(() => null)
    return forgetFavourites
  }, [type, call])
}
