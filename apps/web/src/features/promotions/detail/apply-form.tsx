import { activityLimits } from '@baize/api/loyalty'
import { Button, IconButton } from '@baize/ui/button.tsx'
import { LateIcon } from '@baize/ui/late-icon.tsx'
import { useId, useState } from 'react'
import { useApp } from '../../../shared/app/use-app.ts'
import { useText } from '../../../shared/i18n/use-text.ts'
import { useOwnGamesGate } from '../../../shared/session/use-own-games-gate.ts'
import { TooLong } from '../../../shared/too-long.tsx'
import { useAct } from '../loyalty/use-act.ts'
import { acceptPictures } from '../pictures.ts'
import classes from './detail.module.css'

const megabyte = 1024 * 1024

interface Chosen {
  file: File
  url: string
}

/** An application: a comment and up to three pictures, seen before they are sent. */
export function ApplyForm({ id }: { id: string }) {
  const t = useText()
  const { call } = useApp()
  const gate = useOwnGamesGate()
  const { busy, faultOf, act } = useAct(['imageIds'])
  const [comment, setComment] = useState('')
  const [pictures, setPictures] = useState<Chosen[]>([])
  const [refused, setRefused] = useState(false)
  const ids = { comment: useId(), images: useId() }
  const { commentLength: max, images: count, imageBytes, imageTypes } = activityLimits
  const rule = t('promo.images', { count, size: imageBytes / megabyte })

  function add(files: FileList | null) {
    const { taken, refused: some } = acceptPictures([...(files ?? [])], pictures.length)
    setRefused(some)
    setPictures(before => [...before, ...taken.map(file => ({ file, url: URL.createObjectURL(file) }))])
  }
  function remove(at: number) {
    URL.revokeObjectURL(pictures[at]!.url)
    setPictures(before => before.filter((_, place) => place !== at))
  }
  const apply = () =>
    act(
      async () => {
        const imageIds: string[] = []
        for (const { file } of pictures) imageIds.push((await call('uploads.add', { image: file })).uploadId)
        return call('promotions.join', { id, comment, imageIds })
      },
      () => t('promo.doneApplied'),
    )
  return (
    <form
      className={classes.form}
      onSubmit={event => {
        event.preventDefault()
        if (comment.length <= max) gate(() => void apply())
      }}
    >
      <label htmlFor={ids.comment}>{t('promo.comment', { max })}</label>
      <textarea
        id={ids.comment}
        rows={4}
        aria-invalid={comment.length > max || undefined}
        value={comment}
        onChange={event => setComment(event.target.value)}
      />
      <small className="tabular">
        {comment.length} / {max}
      </small>
      <TooLong text={comment} max={max} />
      <input
        id={ids.images}
        className="visually-hidden"
        type="file"
        accept={imageTypes.join(',')}
        multiple
        disabled={pictures.length >= count}
        onChange={event => {
          add(event.target.files)
          event.target.value = ''
        }}
      />
      <label htmlFor={ids.images} className={classes.chooser}>
        <LateIcon name="image" size={24} />
        {rule}
      </label>
      {(refused || faultOf('imageIds')) && (
        <p role="alert" className={classes.reason}>
          {faultOf('imageIds') ?? rule}
        </p>
      )}
      <ul className={classes.pictures}>
        {pictures.map(({ url }, at) => (
          <li key={url}>
            <img src={url} alt="" width={72} height={72} />
            <IconButton icon="x" label={t('promo.removeImage', { at: at + 1 })} onClick={() => remove(at)} />
          </li>
        ))}
      </ul>
      <Button type="submit" look="main" size="large" wide busy={busy}>
        {t('promo.apply')}
      </Button>
    </form>
  )
}
