import { Button } from '@baize/ui/button.tsx'
import { classNames } from '@baize/ui/class-names.ts'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import { useEffect, useRef, useState } from 'react'
import { call } from '../api/call.ts'
import { errorText } from '../api/error-text.ts'
import { useText } from '../i18n/use-text.ts'
import classes from './forms.module.css'
import { useAction } from './use-action.ts'

const types = ['image/png', 'image/jpeg']
const mostBytes = 5 * 1024 * 1024

interface Props {
  label: string
  error?: string | undefined
  /** Id of the picture once the server has it; null when it was taken away. */
  onUpload: (uploadId: string | null) => void
}

/** A picture for a form: dropped or chosen, sent at once, shown, and taken away again. */
export function ImageField({ label, error, onUpload }: Props) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [over, setOver] = useState(false)
  const [fault, setFault] = useState<string>()
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview])

  const { run, busy } = useAction(
    async (file: File) => {
      const { uploadId } = await call('uploads.add', { image: file })
      setPreview(URL.createObjectURL(file))
      onUpload(uploadId)
    },
    refusal => setFault(errorText(refusal, t)),
  )

  async function take(file: File | undefined): Promise<void> {
    if (!file) return
    setFault(undefined)
    if (!types.includes(file.type) || file.size > mostBytes) return setFault(t('cashier.imageRule'))
    await run(file)
  }

  function remove(): void {
    setPreview(null)
    onUpload(null)
    if (input.current) input.current.value = ''
  }

  return (
    <div className={classes.section}>
      <strong>{label}</strong>
      {preview ? (
        <div className={classes.preview}>
          <img src={preview} alt={label} width={96} height={96} />
          <Button onClick={remove}>{t('cashier.removeImage')}</Button>
        </div>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut, the button does the same for everybody
        <div
          className={classNames(classes.drop, over && classes.over)}
          onDragOver={event => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={event => {
            event.preventDefault()
            setOver(false)
            void take(event.dataTransfer.files[0])
          }}
        >
          <LateIcon name="image" size={26} />
          <Button busy={busy} onClick={() => input.current?.click()}>
            {t('cashier.uploadImage')}
          </Button>
          <span>{t('cashier.imageRule')}</span>
          <input
            ref={input}
            type="file"
            accept={types.join(',')}
            hidden
            data-testid="image-input"
            onChange={event => void take(event.target.files?.[0])}
          />
        </div>
      )}
      {(fault ?? error) && (
        <p className={classes.fault} role="alert">
          {fault ?? error}
        </p>
      )}
    </div>
  )
}
