/** A picture in shades of grey: one byte for each pixel, row by row, 0 is black. */
export interface Grey {
  width: number;
  height: number;
  bytes: Uint8Array;
}

/** Share of the pixels that count as paper: even a page full of small print is mostly paper. */
const PAPER_SHARE = 0.5;
/** Share of the darkest pixels, which become black. */
const INK_SHARE = 0.01;
/** Distance of white from the paper's median shade; lighter than that, noise of the paper disappears. */
const PAPER_NOISE = 10;

/** Returns a picture turned clockwise by quarter turns. */
export function turned(picture: Grey, quarters: number): Grey {
  const turns = ((quarters % 4) + 4) % 4;
  if (turns === 0) return picture;
  const { width, height, bytes } = picture;
  const [newWidth, newHeight] = turns === 2 ? [width, height] : [height, width];
  const result = new Uint8Array(bytes.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const value = bytes[y * width + x] ?? 0;
      if (turns === 1) result[x * newWidth + (height - 1 - y)] = value;
      else if (turns === 2) result[(height - 1 - y) * newWidth + (width - 1 - x)] = value;
      else result[(width - 1 - x) * newWidth + y] = value;
    }
  }
  return { width: newWidth, height: newHeight, bytes: result };
}

/** Returns a picture mirrored left to right. */
export function mirrored({ width, height, bytes }: Grey): Grey {
  const result = new Uint8Array(bytes.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) result[y * width + x] = bytes[y * width + (width - 1 - x)] ?? 0;
  }
  return { width, height, bytes: result };
}

/** Returns a picture reduced by a whole factor; each pixel is the mean of a square. */
export function reduced({ width, height, bytes }: Grey, factor: number): Grey {
  const newWidth = Math.floor(width / factor);
  const newHeight = Math.floor(height / factor);
  const result = new Uint8Array(newWidth * newHeight);
  for (let y = 0; y < newHeight; y++) {
    for (let x = 0; x < newWidth; x++) {
      let sum = 0;
      for (let dy = 0; dy < factor; dy++) {
        const row = (y * factor + dy) * width + x * factor;
        for (let dx = 0; dx < factor; dx++) sum += bytes[row + dx] ?? 0;
      }
      result[y * newWidth + x] = sum / (factor * factor);
    }
  }
  return { width: newWidth, height: newHeight, bytes: result };
}

/** Returns a picture turned clockwise by a small angle about its middle, on white ground. */
export function straightened({ width, height, bytes }: Grey, radians: number): Grey {
  const result = new Uint8Array(bytes.length).fill(255);
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  const [middleX, middleY] = [width / 2, height / 2];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = cos * (x - middleX) + sin * (y - middleY) + middleX;
      const fromY = -sin * (x - middleX) + cos * (y - middleY) + middleY;
      const left = Math.floor(fromX);
      const top = Math.floor(fromY);
      if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) continue;
      const [shareX, shareY] = [fromX - left, fromY - top];
      const at = top * width + left;
      const above = (bytes[at] ?? 0) * (1 - shareX) + (bytes[at + 1] ?? 0) * shareX;
      const below = (bytes[at + width] ?? 0) * (1 - shareX) + (bytes[at + width + 1] ?? 0) * shareX;
      result[y * width + x] = above * (1 - shareY) + below * shareY + 0.5;
    }
  }
  return { width, height, bytes: result };
}

/** Returns a picture with each pixel averaged with its neighbours (1 2 1 in both directions): less grain. */
export function smoothed({ width, height, bytes }: Grey): Grey {
  const across = Uint8Array.from(bytes);
  for (let y = 0; y < height; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++)
      across[at] = ((bytes[at - 1] ?? 0) + 2 * (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) + 2) >> 2;
  }
  const result = Uint8Array.from(across);
  for (let at = width; at < across.length - width; at++)
    result[at] = ((across[at - width] ?? 0) + 2 * (across[at] ?? 0) + (across[at + width] ?? 0) + 2) >> 2;
  return { width, height, bytes: result };
}

/** Returns a picture whose paper is white and whose ink is black, whatever the light was. */
export function contrasted({ width, height, bytes }: Grey): Grey {
  const counts = new Uint32Array(256);
  for (const value of bytes) counts[value] = (counts[value] ?? 0) + 1;
  let seen = 0;
  let paper = 255;
  while (paper > 0 && seen < bytes.length * PAPER_SHARE) seen += counts[paper--] ?? 0;
  seen = 0;
  let ink = 0;
  while (ink < 255 && seen < bytes.length * INK_SHARE) seen += counts[ink++] ?? 0;
  const white = paper - PAPER_NOISE;
  if (white - ink < PAPER_NOISE) return { width, height, bytes };
  const shades = Uint8ClampedArray.from(counts, (_count, value) => ((value - ink) * 255) / (white - ink));
  return { width, height, bytes: bytes.map((value) => shades[value] ?? 0) };
}

/** Encodes a picture as PGM, the simplest format that the engine reads. */
export function toPgm({ width, height, bytes }: Grey): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), bytes]);
}
