import type { Envelope, RequestOf } from '@baize/api'
import { wireOf } from '@baize/api'
import { lateEndpoints } from '@baize/api/endpoints/late'
import { toast } from '@baize/ui/toast.tsx'
import { useState } from 'react'
import { currentLanguage } from '../../i18n/language.ts'
import { useText } from '../../i18n/use-text.ts'
import { readSession } from '../../session/session-storage.ts'

type FileName = Extract<keyof typeof lateEndpoints, `${string}${'Sheet' | 'Csv'}`>

/** Fetches a file with the session and hands it to the browser to keep. A refusal says what the server says. */
export function useExport<N extends FileName>(
  name: N,
): { isExporting: boolean; save: (payload: RequestOf<N>) => void } {
  const t = useText()
  const [isExporting, setExporting] = useState(false)
  const save = async (payload: RequestOf<N>): Promise<void> => {
    const { address } = wireOf(lateEndpoints[name], payload as object)
    const response = await fetch(address, {
      headers: { authorization: `Bearer ${readSession('token')}`, 'x-language': currentLanguage() },
      credentials: 'same-origin',
    })
    if (!response.ok) throw new Error(((await response.json()) as Envelope<null>).message ?? '')
    const url = URL.createObjectURL(await response.blob())
    const link = document.createElement('a')
    link.href = url
    link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'record.xlsx'
    link.click()
    URL.revokeObjectURL(url)
  }
  return {
    isExporting,
    save: payload => {
      setExporting(true)
      save(payload)
        .catch((error: Error) => toast(error.message || t('records.exportFailed'), 'bad'))
        .finally(() => setExporting(false))
    },
  }
}
