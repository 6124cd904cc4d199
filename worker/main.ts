/**
 * Entry of the engine's web worker. WebKit evaluates a module worker's entry twice when another file
 * imports it back, as chunks do that share code with it; so nothing but the lock stands in it.
 */
// First: it takes the network away before anything else can keep a reference to it.
import './lock.ts';

// A start that cannot be loaded must reach the page as an error of the worker.
import('./start.ts').catch(reportError);
