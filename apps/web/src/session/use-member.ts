import { useApp } from '../app/app.tsx'
import { useSession } from './session-store.ts'

/** Whether the member panel stands in the header. Before the browser knows, the server's hint decides. */
export function useIsMember(): boolean {
  const { signedIn } = useApp()
  const status = useSession(state => state.status)
  return status === 'unknown' ? signedIn : status === 'member'
}
