import { useApp } from '../../shared/app/use-app.ts'
import { bannerSources } from '../../shared/pictures.ts'
import classes from './banner-picture.module.css'

/** A banner's picture behind words that stand on its left; its things are drawn on the right. */
export function BannerPicture({ image, first, slim = false }: { image: string; first: boolean; slim?: boolean }) {
  const [phone, wide] = bannerSources(useApp().imageCdn, image, slim)
  return (
    <picture>
      <source media={phone.media} srcSet={phone.srcset} sizes={phone.sizes} width={800} height={slim ? 400 : 600} />
      <img
        className={classes.picture}
        src={wide.fallback}
        srcSet={wide.srcset}
        sizes={wide.sizes}
        width={1600}
        height={500}
        alt=""
        fetchPriority={first ? 'high' : 'low'}
      />
    </picture>
  )
}
