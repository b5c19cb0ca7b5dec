/** Open space: a nebula that turns over slowly, two depths of stars, and dust that the light of a near sun falls through. */
export const comet = `
float cloud(vec2 p) {
  return 0.52 * noise(p) + 0.26 * noise(p * 2.1 + 7.0) + 0.14 * noise(p * 4.3 + 3.0) + 0.08 * noise(p * 8.7);
}
vec3 stars(vec2 p, float size, float many) {
  vec2 cell = floor(p * size);
  float h = hash(cell);
  vec2 at = (fract(p * size) - 0.5) - 0.6 * (vec2(hash(cell + 3.1), hash(cell + 9.7)) - 0.5);
  float shine = step(1.0 - many, h) * exp(-dot(at, at) * 60.0);
  vec3 hue = mix(vec3(0.72, 0.85, 1.0), vec3(1.0, 0.86, 0.68), hash(cell + 5.0));
  return hue * shine * (0.6 + 0.4 * sin(uTime * (1.0 + h * 2.0) + h * 90.0));
}
void main() {
  float wide = uSize.x / uSize.y;
  vec2 p = vec2(vUv.x * wide, vUv.y);
  float t = uTime * 0.018;
  vec2 q = p * 1.5 + vec2(t, -t * 0.6) + uLean * 0.012;
  vec2 turn = vec2(cloud(q + 3.0), cloud(q.yx * 1.1 - 5.0 + t));
  float gas = cloud(q * 1.3 + turn * 1.7);
  float thick = cloud(q * 2.2 - turn * 1.2 + 11.0);
  vec3 c = mix(vec3(0.022, 0.016, 0.075), vec3(0.07, 0.05, 0.2), vUv.y);
  c += vec3(0.62, 0.12, 0.56) * pow(gas, 2.6) * 1.5;
  c += vec3(0.06, 0.46, 0.66) * pow(turn.x, 3.2) * 1.7;
  c += vec3(1.0, 0.5, 0.3) * pow(max(0.0, gas * turn.y - 0.16), 1.4) * 1.4;
  c *= 0.45 + 0.85 * smoothstep(0.28, 0.72, thick);
  vec2 sun = vec2(wide * 0.82, 0.1);
  float far = length(p - sun);
  c += vec3(1.0, 0.66, 0.48) * exp(-far * 3.4) * 0.6 + vec3(1.0, 0.9, 0.8) * exp(-far * 17.0);
  float a = atan(p.y - sun.y, p.x - sun.x) * 6.0;
  float rays = noise(vec2(a * 1.7 + uTime * 0.05, 2.0)) * noise(vec2(a * 3.1 - uTime * 0.04, 5.0));
  c += vec3(0.7, 0.42, 0.6) * smoothstep(0.2, 0.7, rays) * exp(-far * 1.1) * 0.34;
  c += stars(p + uLean * 0.006, 26.0, 0.2) * 0.9;
  c += stars(p + uLean * 0.016 + t * 0.5, 13.0, 0.1) * 1.3;
  c *= 1.0 - 0.4 * pow(length(vUv - 0.5) * 1.3, 3.0);
  c *= 1.0 - uDark * smoothstep(0.12, 0.62, length(vUv - 0.5));
  c += (hash(vUv * uSize + uTime) - 0.5) * 0.016;
  colour = vec4(c, 1.0);
}`
