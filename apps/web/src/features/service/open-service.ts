import type { CustomerServiceType } from '@baize/api'
import { toast } from '@baize/ui/toast.tsx'
import { useApp } from '../../shared/app/use-app.ts'
import type { TextKey } from '../../shared/i18n/use-text.ts'
import { useText } from '../../shared/i18n/use-text.ts'

export const windowFeatures = ({ width, height }: { width: number; height: number }): string =>
  `popup,width=${width},height=${height}`

/**
 * Opens customer service in a window of its own, blank at first because browsers only allow one inside the click.
 * With a type it is that routed entry, otherwise the link of the service list. A failure closes the window and says why.
 */
export function useService(): (csType?: CustomerServiceType) => void {
  const t = useText()
  const { call, permission } = useApp()
  return csType => {
    const { customerService, customerServiceWindow } = permission.info
    const size = customerService.find(entry => entry.csType === csType)?.window ?? customerServiceWindow
    const popup = window.open('', '_blank', windowFeatures(size))
    const fail = (key: TextKey): void => {
      popup?.close()
      toast(t(key), 'bad')
    }
    import('./follow-link.ts')
      .then(({ followLink }) => followLink(popup, { call, key: permission.info.customerServiceKey, csType }))
      .then(fault => fault && fail(fault))
      .catch(() => fail('error.network'))
  }
}
