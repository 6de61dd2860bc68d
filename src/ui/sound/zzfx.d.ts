/** What we use of zzfx, which brings no types. It makes its AudioContext when it is loaded: not before the first tap. */
declare module 'zzfx' {
  export const ZZFX: {
    readonly audioContext: AudioContext;
    readonly sampleRate: number;
    buildSamples(...parameters: readonly number[]): number[];
  };
}
