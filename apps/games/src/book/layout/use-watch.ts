import { useEffect } from 'react'
import { usePage } from '../context.ts'

/** Has the stream tell of fixtures while a part of the page is there. */
export function useWatch(part: string, fixtures: readonly string[]): void {
  const { desk } = usePage()
  const ids = fixtures.join(' ')
  useEffect(() => {
    desk.watch(part, ids === '' ? [] : ids.split(' '))
    return () => desk.watch(part, [])
  }, [desk, part, ids])
}
