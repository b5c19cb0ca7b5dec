/** A river mouth by night, seen from above: the moon's road on the ripples, lanterns of the far bank and what they mirror. */
export const delta = `
vec3 lantern(float i) { return i < 0.5 ? vec3(1.0, 0.55, 0.2) : i < 0.8 ? vec3(1.0, 0.34, 0.24) : vec3(1.0, 0.78, 0.36); }
void main() {
  float wide = uSize.x / uSize.y;
  vec2 p = vec2(vUv.x * wide, vUv.y);
  float bank = 0.135 + 0.016 * noise(vec2(p.x * 4.0 + uLean.x * 0.05, 3.0));
  vec3 c;
  vec2 moon = vec2(wide * 0.52 - uLean.x * 0.02, 0.055);
  if (vUv.y < bank) {
    c = mix(vec3(0.04, 0.07, 0.2), vec3(0.2, 0.17, 0.36), vUv.y / bank);
    float face = smoothstep(0.038, 0.029, length(p - moon));
    c = mix(c, vec3(0.98, 0.94, 0.8) * (0.72 + 0.4 * noise((p - moon) * 46.0 + 5.0)), face);
    c += vec3(0.34, 0.36, 0.5) * exp(-length(p - moon) * 9.0);
    vec2 cell = floor(p * 46.0);
    vec2 off = fract(p * 46.0) - 0.5 - 0.5 * (vec2(hash(cell + 1.3), hash(cell + 7.1)) - 0.5);
    c += step(0.93, hash(cell)) * exp(-dot(off, off) * 70.0) * 1.6 * (0.35 + 0.3 * sin(uTime * 2.0 + hash(cell + 3.0) * 40.0)) * vec3(0.9, 0.95, 1.0) * smoothstep(bank, 0.0, vUv.y);
    float hill = bank - 0.055 * noise(vec2(p.x * 2.2 + uLean.x * 0.03, 8.0)) - 0.02 * noise(vec2(p.x * 17.0, 2.0));
    c = mix(c, vec3(0.03, 0.05, 0.12), smoothstep(hill - 0.004, hill + 0.004, vUv.y));
  } else {
    float near = (vUv.y - bank) / (1.0 - bank);
    float t = uTime * 0.5;
    vec2 r = vec2(p.x * (3.4 - 2.0 * near), 12.0 / (near + 0.22));
    float swell = noise(r * vec2(1.0, 1.0) + vec2(t * 0.6, t * 1.6)) - 0.5 + 0.5 * (noise(r * 2.3 - vec2(t, -t * 2.2)) - 0.5);
    c = mix(vec3(0.07, 0.135, 0.28), vec3(0.016, 0.12, 0.17), smoothstep(0.0, 0.75, near));
    c = mix(c, vec3(0.012, 0.17, 0.18), smoothstep(0.45, 1.0, near) * 0.7);
    c += vec3(0.05, 0.12, 0.16) * swell;
    c += vec3(0.1, 0.26, 0.27) * web(p * vec2(5.0, 7.5) + swell, uTime * 0.45) * (0.12 + 0.16 * near);
    float road = (p.x - moon.x + swell * 0.16 * (0.4 + near)) / (0.05 + 0.2 * near);
    float glint = smoothstep(0.42, 0.78, noise(vec2(p.x * 9.0 / (0.4 + near), r.y * 2.6 - t * 2.4)) + swell * 0.35);
    c += vec3(0.8, 0.84, 0.86) * exp(-road * road) * (0.10 + 0.72 * glint) * (1.0 - 0.72 * near);
    for (float i = 0.0; i < 9.0; i += 1.0) {
      float h = hash(vec2(i, 5.0));
      float x = (i + 0.2 + 0.6 * h) / 9.0 * wide + uLean.x * 0.015;
      float wave = swell * (0.05 + 0.14 * near);
      float s = (p.x - x + wave) / (0.012 + 0.05 * near);
      float stripe = 0.42 + 0.58 * smoothstep(0.35, 0.7, noise(vec2(i * 7.0, r.y * 2.2 - t * 2.0)));
      c += lantern(hash(vec2(i, 1.0))) * exp(-s * s) * exp(-near * (3.2 + 2.0 * h)) * stripe * (0.62 + 0.08 * sin(uTime * 3.0 + i * 9.0));
    }
  }
  for (float i = 0.0; i < 9.0; i += 1.0) {
    float h = hash(vec2(i, 5.0));
    vec2 at = vec2((i + 0.2 + 0.6 * h) / 9.0 * wide + uLean.x * 0.015, 0.118 - 0.02 * h);
    float far = length(p - at);
    c += lantern(hash(vec2(i, 1.0))) * (0.9 * smoothstep(0.009, 0.004, far) + 0.3 * exp(-far * 42.0));
  }
  c *= 1.0 - 0.32 * pow(length(vUv - 0.5) * 1.3, 3.0);
  c *= 1.0 - uDark * smoothstep(0.12, 0.62, length(vUv - 0.5));
  c += (hash(vUv * uSize + uTime) - 0.5) * 0.014;
  colour = vec4(c, 1.0);
}`
