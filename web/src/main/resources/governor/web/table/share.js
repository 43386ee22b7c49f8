/** Shares the end of a game as picture and link; where the browser cannot, saves the picture and copies the link. */
import { query } from '../app/api.js';
import { ROOT } from '../app/files.js';
import { titleOf } from '../app/pieces.js';
import { png } from './picture.js';

/**
 * The end of the game in the replay, for whoever is sent this link.
 *
 * @param {import('./context.js').TableContext} context
 */
function linkOf(context) {
  const watch = new URL(context.table.watchLink ?? '', location.href).searchParams.get('watch') ?? undefined;
  return `${location.origin}${ROOT}t/${context.id}/replay${query({ ply: context.position.ply, watch })}`;
}

/** @param {import('./context.js').TableContext} context @returns {Promise<boolean>} whether it was saved and copied */
export async function sharePicture(context) {
  const blob = await png(context);
  if (!blob) return false;
  const picture = new File([blob], `governor-${context.id}.png`, { type: 'image/png' });
  const url = linkOf(context);
  const what = { files: [picture], title: titleOf(context.table.config), url };
  if (navigator.canShare?.(what)) {
    await navigator.share(what).catch(() => {});
    return false;
  }
  await navigator.clipboard?.writeText(url).catch(() => {});
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = picture.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return true;
}
