import type { FishCode } from '@baize/game-kit/fish/index'
import { Container, Geometry, Mesh, RenderTexture, Shader, Sprite, type WebGLRenderer } from 'pixi.js'
import { comet } from './comet.ts'
import { delta } from './delta.ts'
import { reef } from './reef.ts'

const vertex = `#version 300 es
in vec2 aPosition;
out vec2 vUv;
uniform mat3 uProjectionMatrix;
uniform mat3 uWorldTransformMatrix;
uniform mat3 uTransformMatrix;
uniform vec2 uSize;
void main() {
  vUv = aPosition;
  vec3 at = uProjectionMatrix * uWorldTransformMatrix * uTransformMatrix * vec3(aPosition * uSize, 1.0);
  gl_Position = vec4(at.xy, 0.0, 1.0);
}`

/** Inputs that the fragments of all titles share: time in seconds, the lean of the view, and noise of their own. */
const head = `#version 300 es
precision highp float;
in vec2 vUv;
out vec4 colour;
uniform vec2 uSize;
uniform vec2 uLean;
uniform float uTime;
uniform float uDark;
float hash(vec2 p) {
  p = fract(p * vec2(233.34, 851.74));
  p += dot(p, p + 23.45);
  return fract(p.x * p.y);
}
float noise(vec2 p) {
  vec2 i = floor(p), f = fract(p);
  f = f * f * (3.0 - 2.0 * f);
  return mix(mix(hash(i), hash(i + vec2(1.0, 0.0)), f.x), mix(hash(i + vec2(0.0, 1.0)), hash(i + 1.0), f.x), f.y);
}
float web(vec2 q, float t) {
  q += 0.6 * sin(q.yx * 0.9 + vec2(t, -t * 0.8));
  q += 0.35 * sin(q.yx * 1.9 + vec2(-t * 1.2, t));
  float line = 1.0 - 0.5 * abs(sin(q.x * 1.3) + sin(q.y * 1.5 + 0.6 * sin(q.x)));
  return line * line * line * line;
}
`

const fragments: Readonly<Record<FishCode, string>> = { 'TDL-REEF': reef, 'TDL-DELTA': delta, 'TDL-COMET': comet }

/** Corners of the water for one of the screen: it is soft, so a part of them is enough. */
const SHARES = [0.5, 0.34, 0.25, 0.2] as const
/** The water is drawn anew every so many frames: once it is saved on, it hardly moves. */
const EVERY = [1, 2, 24, 60] as const

/** The target before the stage has a size. */
const FIRST = { width: 16, height: 16 }

/** Water, light and ground of a title: one procedural picture, drawn small and shown large. */
export class Water {
  readonly view: Sprite
  readonly #renderer: WebGLRenderer
  #every = 1
  #skipped = 0
  readonly #scene = new Container()
  #target = RenderTexture.create(FIRST)
  readonly #uniforms: { uSize: Float32Array; uLean: Float32Array; uTime: number; uDark: number }

  constructor(renderer: WebGLRenderer, code: FishCode) {
    this.#renderer = renderer
    this.view = new Sprite(this.#target)
    const shader = Shader.from({
      gl: { vertex, fragment: head + fragments[code] },
      resources: {
        water: {
          uSize: { value: new Float32Array([16, 16]), type: 'vec2<f32>' },
          uLean: { value: new Float32Array([0, 0]), type: 'vec2<f32>' },
          uTime: { value: 0, type: 'f32' },
          uDark: { value: 0, type: 'f32' },
        },
      },
    })
    this.#uniforms = shader.resources.water.uniforms
    const geometry = new Geometry({
      attributes: { aPosition: { buffer: new Float32Array([0, 0, 1, 0, 1, 1, 0, 1]), format: 'float32x2' } },
      indexBuffer: new Uint16Array([0, 1, 2, 0, 2, 3]),
    })
    this.#scene.addChild(new Mesh({ geometry, shader }))
  }

  /** @param level 0 for the finest of four */
  resize(width: number, height: number, level: 0 | 1 | 2 | 3): void {
    const share = SHARES[level]!
    this.#every = EVERY[level]!
    this.#skipped = this.#every
    const [w, h] = [Math.ceil(width * share), Math.ceil(height * share)]
    const last = this.#target
    this.#target = RenderTexture.create({ width: w, height: h, scaleMode: 'linear' })
    this.view.texture = this.#target
    last.destroy(true)
    this.#uniforms.uSize.set([w, h])
    this.view.setSize(width, height)
  }

  /** Draws the picture where it is due. @param dark 0 to 1: how far the edge is darkened */
  draw(timeS: number, lean: { x: number; y: number }, dark: number): void {
    this.#skipped++
    if (this.#skipped < this.#every) return
    this.#skipped = 0
    this.#uniforms.uTime = timeS
    this.#uniforms.uLean.set([lean.x, lean.y])
    this.#uniforms.uDark = dark
    this.#renderer.render({ container: this.#scene, target: this.#target, clear: true })
  }

  destroy(): void {
    this.#scene.destroy({ children: true })
    this.view.destroy()
    this.#target.destroy(true)
  }
}
