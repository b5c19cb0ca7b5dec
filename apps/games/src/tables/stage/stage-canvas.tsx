import { useEffect, useLayoutEffect, useRef } from 'react'
import { pictureLoss } from '../../kit/host/picture-loss.ts'
import { type Shown, TablePicture } from './table-picture.ts'

/** A picture of a table as large as its parent. Without WebGL it stays empty; the page says all that it shows. */
export function StageCanvas(shown: Shown) {
  const host = useRef<HTMLDivElement>(null)
  const picture = useRef<TablePicture | null>(null)
  const { kind, table, labels } = shown
  // biome-ignore lint/correctness/useExhaustiveDependencies: another table or language is another picture; the rest goes by `show`
  useLayoutEffect(() => {
    const box = host.current!
    const made = new TablePicture(box, shown)
    picture.current = made
    const fit = () => void made.resize(box.clientWidth, box.clientHeight)
    const observer = new ResizeObserver(fit)
    observer.observe(box)
    fit()
    // It is drawn again and again, so that what came back is seen with the next frame.
    const forget = pictureLoss.follow(made.canvas, { lost() {}, restored() {}, givenUp() {} })
    made.start().catch((error: unknown) => console.warn('the table is not drawn', error))
    return () => {
      observer.disconnect()
      forget()
      made.destroy()
    }
  }, [kind, table, labels])
  useEffect(() => picture.current?.show(shown))
  return <div ref={host} aria-hidden="true" style={{ position: 'absolute', inset: 0, overflow: 'clip' }} />
}
