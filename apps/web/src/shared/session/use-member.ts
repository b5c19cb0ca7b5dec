import { useApp } from '../app/use-app.ts'
import { useSession } from './session-store.ts'

/**
 * True when the member panel stands in the header. Before the browser knows, the server's hint decides; a hint that
 * was right renders nothing anew.
 */
export function useIsMember(): boolean {
  const { signedIn } = useApp()
  return useSession(({ status }) => (status === 'unknown' ? signedIn : status === 'member'))
}

/** True for a member on a break or excluded, who has no games and puts no money in. */
export const useIsClosed = (): boolean => useSession(({ member }) => member?.isClosed === true)
