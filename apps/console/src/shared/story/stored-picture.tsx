import { Button } from '@baize/ui/button.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { callForFile } from '../api/call-for-file.ts'
import { errorText } from '../api/error-text.ts'
import { useText } from '../i18n/use-text.ts'
import classes from './stored-picture.module.css'

/** A picture that somebody brought as proof. It is read when it is asked for, since each view stands in the audit. */
export function StoredPicture({ id, of, children }: { id: string; of: string; children: ReactNode }) {
  const t = useText()
  const [url, setUrl] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url])

  async function show(): Promise<void> {
    setBusy(true)
    setFault(null)
    try {
      const response = await callForFile('uploads.inspect', { uploadId: id })
      setUrl(URL.createObjectURL(await response.blob()))
    } catch (error) {
      setFault(errorText(error, t))
    } finally {
      setBusy(false)
    }
  }

  return (
    <figure className={classes.picture}>
      <figcaption>{children}</figcaption>
      {url ? (
        <a href={url} target="_blank" rel="noreferrer">
          <img src={url} alt={of} />
        </a>
      ) : (
        <Button size="small" busy={busy} onClick={() => void show()}>
          {t('picture.show')}
        </Button>
      )}
      {fault && <p role="alert">{fault}</p>}
    </figure>
  )
}
