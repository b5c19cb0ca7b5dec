import { isTimeZone } from '@baize/api/zoned-time'
import { useApp } from '../app/use-app.ts'

/** The brand's zone; GMT in a browser that does not know its name, so that the page opens all the same. */
export function useZone(): string {
  const { timeZone } = useApp().permission.info
  return isTimeZone(timeZone) ? timeZone : 'GMT'
}
