/** Drawing and rendering in the calling thread, for build scripts and tests; servers use `createArtRenderer`. */

export {}
