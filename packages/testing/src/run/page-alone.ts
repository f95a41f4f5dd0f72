// Workers are threads of one process, and a channel reaches them all: the page of a test hears no other test.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');
