import type { BaseLocationHook, RouterOptions } from 'wouter';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { IS_SINGLE_FILE, readAddress } from '../ui/app-address.ts';

const usePath = () => useLocationProperty(() => readAddress().path);
const useQuery = () => useLocationProperty(() => readAddress().search);

const behindHash = (href: string) => `#${href}`;

const useHashAddress: BaseLocationHook = () => [
  usePath(),
  (to: string, options?: Parameters<typeof navigate>[1]) => navigate(behindHash(to), options),
];

/** What the router is given: the folder of the site that holds the app, or the routes of the single file. */
export const ROUTER_OPTIONS: RouterOptions = IS_SINGLE_FILE
  ? { hook: useHashAddress, searchHook: useQuery, hrefs: behindHash }
  : { base: import.meta.env.BASE_URL.replace(/\/$/, '') };
