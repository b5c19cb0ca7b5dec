/** A reef by day: light falls from above, its web runs over the sand, ridges fade into the blue. */
export const reef = `
float ridge(float x, float seed) {
  return 0.6 * noise(vec2(x * 2.1, seed)) + 0.28 * noise(vec2(x * 5.3, seed + 4.0)) + 0.12 * noise(vec2(x * 13.0, seed + 9.0));
}
void main() {
  float wide = uSize.x / uSize.y;
  vec2 p = vec2(vUv.x * wide, vUv.y);
  float y = vUv.y;
  vec3 c = mix(vec3(0.05, 0.50, 0.66), vec3(0.015, 0.29, 0.53), smoothstep(0.0, 0.42, y));
  c = mix(c, vec3(0.008, 0.095, 0.27), smoothstep(0.30, 0.84, y));
  vec2 sun = vec2(wide * 0.34 + uLean.x * 0.03, -0.16);
  c += vec3(0.62, 0.66, 0.44) * exp(-length((p - sun) * vec2(0.8, 1.6)) * 2.9);
  vec2 d = p - vec2(sun.x, -0.62);
  float a = atan(d.x, d.y) * 15.0;
  float rays = noise(vec2(a * 1.6 + uTime * 0.16, uTime * 0.11)) * noise(vec2(a * 3.7 - uTime * 0.12, 7.0 + uTime * 0.07));
  c += vec3(0.42, 0.72, 0.66) * smoothstep(0.2, 0.66, rays) * (1.0 - smoothstep(0.0, 0.86, y)) * 0.5;
  c += vec3(0.25, 0.5, 0.5) * web(p * 7.0 + vec2(0.0, uTime * 0.06), uTime * 0.7) * (0.24 - 0.2 * y);
  float far = 0.70 - 0.17 * ridge(p.x + uLean.x * 0.02, 1.0);
  c = mix(c, vec3(0.02, 0.23, 0.43), smoothstep(far, far + 0.03, y) * 0.8);
  float middle = 0.83 - 0.19 * ridge(p.x * 1.3 + 3.0 + uLean.x * 0.05, 2.0);
  c = mix(c, vec3(0.012, 0.14, 0.31), smoothstep(middle, middle + 0.018, y) * 0.9);
  float ground = 0.885 + 0.012 * sin(p.x * 3.0 + 1.0);
  float sand = smoothstep(ground, ground + 0.02, y);
  float deep = max(0.0, y - ground + 0.05);
  vec2 q = vec2((p.x - wide * 0.5) / (0.4 + deep * 2.2), 1.0 / (0.35 + deep * 2.0)) * 6.0;
  vec3 floorLight = mix(vec3(0.09, 0.36, 0.47), vec3(0.42, 0.56, 0.50), smoothstep(0.0, 0.16, deep));
  floorLight += vec3(0.5, 0.62, 0.46) * web(q, uTime * 0.8) * 0.6;
  floorLight *= 0.86 + 0.2 * noise(q * 5.0);
  c = mix(c, floorLight, sand * 0.85);
  c *= 1.0 - 0.34 * pow(length((vUv - 0.5) * vec2(1.0, 0.9)) * 1.35, 3.0);
  c *= 1.0 - uDark * smoothstep(0.12, 0.62, length(vUv - 0.5));
  c += (hash(vUv * uSize + uTime) - 0.5) * 0.012;
  colour = vec4(c, 1.0);
}`
