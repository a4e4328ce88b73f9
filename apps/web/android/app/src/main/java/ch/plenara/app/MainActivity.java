package ch.plenara.app;

import com.getcapacitor.BridgeActivity;

public class MainActivity extends BridgeActivity {}
